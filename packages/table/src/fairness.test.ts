import { createHash } from 'node:crypto';
import { registry } from '@potager/games/registry';
import {
  FastRandom,
  type Game,
  type GameEntry,
  type GameRecord,
  isDeepEqual,
  makeRecord,
  parseRecord,
  readOptions,
  replayAll,
} from '@potager/kernel';
import { takeAway } from '@potager/testkit/take-away';
import { describe, expect, it } from 'vitest';
import { drawFrom, makeCommitment, makeSeed, readSeed } from './fairness.ts';
import { Table } from './table.ts';
import { openTable, peopleFor, startTable } from './testing/tables.ts';
import { verifyRecord } from './verify.ts';
import { playRandomCommands } from './testing/random-commands.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A game in which chance decides nothing at all. */
const unshuffled: GameEntry = {
  ...takeAway,
  name: 'a game without chance',
  rules: async () => ({ game: { ...(await takeAway.rules()).game, deal: () => ({ first: 0 }) } }),
};

/** A finished game in which moves were taken back on the way. */
function playedRecord(game: Game, seed: number): GameRecord {
  const people = peopleFor(game);
  const table = openTable({ game, people });
  playRandomCommands(table, people, new FastRandom(seed), { commands: 400 });
  for (const [seat, person] of people.entries()) table.handle({ kind: 'resign', seat }, person, { at: 0 });
  const record = table.record();
  if (record === undefined) throw new Error('the game is not over');
  return parseRecord(makeRecord(record));
}

/** The same from a log that was begun when each move ever made had a draw of its own. */
function olderRecord(game: Game, seed: number): GameRecord {
  const people = peopleFor(game);
  const { log } = startTable({ game, people });
  const older = log.map((entry) => {
    if (entry.kind !== 'started') return entry;
    const { draws: _draws, ...rest } = entry;
    return rest;
  });
  const table = Table.restore(game, older);
  playRandomCommands(table, people, new FastRandom(seed), { commands: 400 });
  for (const [seat, person] of people.entries()) table.handle({ kind: 'resign', seat }, person, { at: 0 });
  return parseRecord(makeRecord(table.record() as GameRecord));
}

/** Another seed shows in the set-up, unless it happens to draw the same, or there is nothing to draw. */
function verdictOnSeed(game: Game, { seats, options, setup, seed }: GameRecord): object {
  const drawn = game.deal(seats, readOptions(game.options, options), drawFrom(readSeed(seed as string), 0));
  return isDeepEqual(drawn, setup) ? {} : { isFair: false, problem: 'setup' };
}

describe('fair shuffles', () => {
  it('anyone can check the hashes with sha256sum', () => {
    expect(makeCommitment('ab12')).toBe(hash('ab12'));
    expect(makeSeed('ab12', ['00', 'ff'])).toBe(hash('ab12:00:ff'));
    expect(makeSeed('ab12', ['00'])).toBe(hash('ab12:00'));
  });

  it('the seed of bots among themselves is not what was published before the start', () => {
    expect(makeSeed('ab12', [])).toBe(hash('ab12:'));
    expect(makeSeed('ab12', [])).not.toBe(makeCommitment('ab12'));
  });

  it('every nonce changes the seed', () => {
    expect(makeSeed('s', ['1', '2'])).not.toBe(makeSeed('s', ['1', '3']));
    expect(makeSeed('s', ['1', '2'])).not.toBe(makeSeed('s', ['2', '1']));
  });

  describe.each([...registry, takeAway, unshuffled])('$name', ({ rules }) => {
    it('the deal and every draw of a table can be derived anew, whatever was taken back', async () => {
      const { game } = await rules();
      for (const seed of [1, 2, 3]) {
        const record = playedRecord(game, seed);
        replayAll(game, record);
        expect(verifyRecord(game, record)).toMatchObject({ isFair: true });
        const older = olderRecord(game, seed);
        expect(older.proof?.draws).toBeUndefined();
        expect(verifyRecord(game, older)).toMatchObject({ isFair: true });
      }
    });

    it('what was tampered with is found', async () => {
      const { game } = await rules();
      const record = playedRecord(game, 4);
      const proof = record.proof as NonNullable<GameRecord['proof']>;
      const { proof: _proof, ...bare } = record;
      expect(verifyRecord(game, bare)).toEqual({ isFair: false, problem: 'noProof' });
      const otherSecret = { ...record, proof: { ...proof, secret: 'another' } };
      expect(verifyRecord(game, otherSecret)).toEqual({ isFair: false, problem: 'commitment' });
      const otherNonce = { ...record, proof: { ...proof, nonces: ['00', ...proof.nonces.slice(1)] } };
      expect(verifyRecord(game, otherNonce)).toEqual({ isFair: false, problem: 'seed' });
      for (const nonce of ['00', '01', '02', '03']) {
        const nonces = [nonce, ...proof.nonces.slice(1)];
        const otherSeed = { ...record, seed: makeSeed(proof.secret, nonces), proof: { ...proof, nonces } };
        expect(verifyRecord(game, otherSeed)).toMatchObject(verdictOnSeed(game, otherSeed));
      }
    });
  });

  it('a draw that was exchanged is found', async () => {
    const [gardlings] = registry.filter(({ name }) => name === 'gardlings') as [GameEntry];
    const { game } = await gardlings.rules();
    const record = playedRecord(game, 5);
    const place = record.moves.findIndex(({ chance }) => chance !== undefined);
    const drawn = record.moves[place]?.chance;
    const swap = record.moves.findIndex(
      ({ chance, seat }) => typeof chance === 'string' && chance !== drawn && seat === record.moves[place]?.seat,
    );
    const moves = record.moves.map((move, i) =>
      i === place ? { ...move, chance: record.moves[swap]?.chance as string } : move,
    );
    expect(verifyRecord(game, { ...record, moves })).toEqual({ isFair: false, problem: 'draw', place });
  });
});
