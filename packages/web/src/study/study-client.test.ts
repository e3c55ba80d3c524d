import type { BegunGame, GameRecord } from '@potager/kernel';
import type { RedactedEntry } from '@potager/table';
import { expect, test } from 'vitest';
import twoPlayers from '../../../games/garden-nation/fixtures/two-players.json';
import { Session } from '../client/session.ts';
import { findEntry } from '../games/find-entry.ts';
import type { LoadedGame } from '../games/catalog.ts';
import type { Study } from './study.ts';
import { STUDY_TABLE, StudyClient } from './study-client.ts';

const record = twoPlayers as unknown as GameRecord;

/** The recorded game before its move of this number. */
const before = (move: number): BegunGame => ({ ...record, moves: record.moves.slice(0, move) });

/** A place of the record at which the first seat moves and the second answers. */
const HAND_OVER = record.moves.findIndex(({ seat }, n) => n > 10 && seat === 0 && record.moves[n + 1]?.seat === 1);

async function open(study: Study): Promise<Session> {
  const entry = findEntry(study.game.game)!;
  const loaded: LoadedGame = { entry, game: (await entry.rules()).game, board: undefined, sounds: {} };
  const client = new StudyClient({
    game: loaded.game,
    study,
    name: 'Ada',
    think: async ({ question }) => question()?.moves[0],
    pace: () => 0,
  });
  const session = new Session(STUDY_TABLE, client, async () => loaded);
  await session.open();
  await session.joinAs(session.mySeats.peek()[0]!);
  return session;
}

/** Moves as this reader sees them: those of others only by what they did. */
const movesIn = (session: Session): Extract<RedactedEntry, { readonly kind: 'moved' }>[] =>
  session.mirror.value!.log.filter((entry) => entry.kind === 'moved');

test('a study begins where the record was cut, and the reader plays on', async () => {
  const session = await open({ game: before(HAND_OVER), chairs: ['reader', 'nobody'] });
  expect(movesIn(session)).toHaveLength(HAND_OVER);
  const { move } = record.moves[HAND_OVER]!;
  expect(session.mirror.value?.turnStatus.legal).toContain(move);
  await session.play(move);
  expect(movesIn(session).at(-1)?.move).toBe(move);
  session.end();
});

test('a seat with a script plays what it says, and one without is a bot', async () => {
  const { move: reply } = record.moves[HAND_OVER + 1]!;
  const asked: string[] = [];
  const session = await open({
    game: before(HAND_OVER),
    chairs: ['reader', 'sprout'],
    script({ moves }) {
      asked.push(moves.join());
      return asked.length === 1 ? reply : undefined;
    },
  });
  await session.play(record.moves[HAND_OVER]!.move);
  await expect.poll(() => movesIn(session).length).toBeGreaterThan(HAND_OVER + 2);
  const [, place] = reply.split(' ');
  expect(JSON.stringify(movesIn(session)[HAND_OVER + 1]?.events)).toContain(place);
  expect(asked.length).toBeGreaterThan(1);
  session.end();
});

test('a seat that nobody plays waits for good', async () => {
  const session = await open({ game: before(HAND_OVER + 1), chairs: ['reader', 'nobody'] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(movesIn(session)).toHaveLength(HAND_OVER + 1);
  session.end();
});

test('one reader may have all seats', async () => {
  const session = await open({ game: before(HAND_OVER), chairs: ['reader', 'reader'] });
  expect(session.mySeats.value).toEqual([0, 1]);
  await session.play(record.moves[HAND_OVER]!.move);
  await session.joinAs(1);
  await session.play(record.moves[HAND_OVER + 1]!.move);
  expect(movesIn(session)).toHaveLength(HAND_OVER + 2);
  session.end();
});
