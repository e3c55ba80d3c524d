import type { Game, GameEvent, Json } from '@potager/kernel';
import type { RedactedEntry } from '@potager/table';
import { describe, expect, it } from 'vitest';
import { makeFrames, splitEvents } from './frames.ts';

const SHOWING = { built: 'step', turnOver: 'with', controlled: 'scene' } as const;

const board = { showing: ({ key }: GameEvent) => SHOWING[key as keyof typeof SHOWING] };
/** A game whose view is the list of what has happened. */
const game = { follow: (view: Json, { key }: GameEvent) => [...(view as string[]), key] } as unknown as Game;

const built = { key: 'built', seat: 2 };
const over = { key: 'turnOver', seat: 2 };
const controlled = { key: 'controlled' };

const move = (n: number, seat: number, events: readonly GameEvent[]): RedactedEntry => ({
  kind: 'moved',
  n,
  at: 0,
  seat,
  events,
});

describe('the steps of a move', () => {
  it('begin where the board says, and hold what is told with something else', () => {
    expect(splitEvents([built, over, controlled, controlled], board)).toEqual([
      { events: [built, over], showing: 'step' },
      { events: [controlled], showing: 'scene' },
      { events: [controlled], showing: 'scene' },
    ]);
    expect(splitEvents([over], board)).toEqual([{ events: [over], showing: 'glance' }]);
  });

  it('are one where a board says nothing of it', () => {
    expect(splitEvents([built, over], undefined)).toEqual([{ events: [built, over], showing: 'step' }]);
  });
});

describe('frames', () => {
  it('hold who did it and the view after each step; talk is none', () => {
    const talk: RedactedEntry = { kind: 'said', n: 8, at: 0, person: 'ada', name: 'Ada', to: 'table', text: 'hello' };
    const entries = [move(7, 2, [built, over, controlled]), talk, move(9, 1, [over])];
    const frames = makeFrames(entries, [], { game, board, isOwn: () => false });
    expect(frames.map(({ n, part, seat, view }) => [n, part, seat, (view as string[]).join()])).toEqual([
      [7, 0, 2, 'built,turnOver'],
      [7, 1, undefined, 'built,turnOver,controlled'],
      [9, 0, 2, 'built,turnOver,controlled,turnOver'],
    ]);
  });

  it('are the reader’s own where they moved, except for what the rules make of it', () => {
    const frames = makeFrames([move(7, 2, [built, controlled])], [], { game, board, isOwn: (seat) => seat === 2 });
    expect(frames.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });
});
