import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';

/** Every sound there is, by what it stands for; how each sounds is the boardkit's affair. */
export const SOUND_NAMES = [
  // What hands do.
  'draw',
  'lay',
  'build',
  'card',
  'coin',
  'bid',
  'water',
  'walk',
  // What comes of it.
  'gem',
  'grow',
  'complete',
  'take',
  'alarm',
  'round',
  // What the page tells.
  'turn',
  'count',
  'victory',
  'rest',
] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

type Heard = SoundName | readonly SoundName[] | undefined;

/** What is heard, or what decides on it: what happened, and what its viewer knew before it did. */
type Sounding<E, V> = Heard | ((event: E, before: V) => Heard);

/** Which event of a game is heard as what. Whatever is not in it is not heard. */
export type SoundTable<E extends GameEvent, V> = {
  readonly [key in E['key']]?: Sounding<Extract<E, { key: key }>, V>;
};

/** A game's table as everybody else knows it. */
export type AnySoundTable = { readonly [key: string]: Sounding<GameEvent, Json> };

/** What events sound like, in their order, to a viewer who had this view before them. */
export function soundsOf(
  table: AnySoundTable,
  { game, view, events }: { readonly game: Game; readonly view: Json; readonly events: readonly GameEvent[] },
): readonly SoundName[] {
  const heard: SoundName[] = [];
  let before = view;
  for (const event of events) {
    const sounding = table[event.key];
    const names = typeof sounding === 'function' ? sounding(event, before) : sounding;
    heard.push(...[names ?? []].flat());
    before = game.follow(before, event);
  }
  return heard;
}
