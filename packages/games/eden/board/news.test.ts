import { attempt, type GameEvent } from '@potager/kernel';
import { describe, expect, test } from 'vitest';
import { drawn } from '../draw.ts';
import { type Note, readNews, withNotes } from './news.ts';

type Position = ReturnType<typeof drawn>;

function news(position: Position, seat: number, move: string): ReturnType<typeof readNews> {
  const events: GameEvent[] = [];
  attempt(position, seat, move, { listener: (event) => void events.push(event) });
  return readNews({ n: 1, events });
}

describe('news', () => {
  test('of an irrigation and of a culture: the cells that change, and what was paid', () => {
    const position = drawn('. a1\nb1 b1', { hands: ['A1', '1'] });
    expect([...news(position, 0, 'water A1').changes]).toEqual([['A1', 'watered']]);
    attempt(position, 0, 'done');
    const grown = news(position, 1, 'culture 1 A2 B2');
    expect([...grown.changes]).toEqual([
      ['A2', 'risen'],
      ['B2', 'risen'],
    ]);
    expect([...grown.mana]).toEqual([[1, -20]]);
  });

  test('of a land grab: both purses, and who has the tiles now', () => {
    const position = drawn('. b2', { hands: ['A1'] });
    for (const move of ['water A1', 'grab B1', 'bid 10']) attempt(position, 0, move);
    const { changes, mana, last } = news(position, 1, 'accept');
    expect([...changes]).toEqual([['B1', 'taken']]);
    expect([...mana]).toEqual([
      [0, -20],
      [1, 20],
    ]);
    expect(last).toMatchObject({ key: 'accepted' });
  });

  test('of an auction that sealed answers settle at once: how it ended', () => {
    const position = drawn('. b2', { hands: ['A1'] });
    const events: GameEvent[] = [];
    const listener = (event: GameEvent): unknown => events.push(event);
    for (const move of ['water A1', 'grab B1']) attempt(position, 0, move);
    attempt(position, 0, 'bid 10', { listener });
    attempt(position, 1, 'bid 15', { listener });
    attempt(position, 0, 'accept', { listener });
    expect(readNews({ n: 1, events }).last).toMatchObject({ key: 'accepted', winner: 1 });
    const notes = withNotes([], { n: 1, events, isOwn: true });
    expect(notes).toMatchObject([{ key: 'accepted', bid: 15 }]);
    const after = (before: readonly Note[], told: readonly GameEvent[], isOwn: boolean): readonly Note[] =>
      withNotes(before, { n: 2, events: told, isOwn });
    const shuffled = { key: 'reshuffled', cards: 30, times: 1 } as const;
    expect(after(notes, [{ key: 'finished', seat: 0 }, shuffled], false)).toEqual([...notes, shuffled]);
    expect(after(notes, [{ key: 'watered', seat: 1, cell: 'C3' }], true)).toEqual([]);
    expect(after([...notes, shuffled], [{ key: 'targeted', seat: 2, cell: 'C3' }], false)).toEqual([shuffled]);
  });
});
