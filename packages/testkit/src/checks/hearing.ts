import assert from 'node:assert/strict';
import {
  type AnySoundTable,
  type GameEvent,
  includes,
  SOUND_NAMES,
  type SoundName,
  soundsOf,
  SPECTATOR,
} from '@potager/kernel';
import type { Step } from '../walk.ts';

/** Whatever a move sounds like, to who made it and to who looks on, there is such a sound. */
export function soundsRight({ position, seat, move }: Step, table: AnySoundTable): void {
  for (const viewer of [seat, SPECTATOR]) {
    const view = position.view(viewer);
    const events: GameEvent[] = [];
    position.copy().play(seat, move, (event, audience) => void (includes(audience, viewer) && events.push(event)));
    for (const name of soundsOf(table, { game: position.game, view, events })) assertSound(name);
  }
}

/** The same of what random games seldom come to. */
export function checkSounds(table: AnySoundTable): void {
  for (const sounding of Object.values(table)) {
    if (typeof sounding !== 'function') for (const name of [sounding ?? []].flat()) assertSound(name);
  }
}

const assertSound = (name: SoundName): void =>
  assert.ok(SOUND_NAMES.includes(name), `there is no sound called ${name}`);
