import { seatAt, type Seat } from '@potager/kernel';
import { game as threeInARow } from '@potager/testkit/three-in-a-row/rules';
import { describe, expect, it } from 'vitest';
import type { Person } from './person.ts';
import { Table } from './table.ts';
import { winnersOf } from './table-info.ts';
import { ANN, BEN, CLEO, done, gameOf, openTable, play, refusalOf, startTable } from './testing/tables.ts';

const PEOPLE = [ANN, BEN];

const started = () => startTable({ game: threeInARow, people: PEOPLE });
const turnOf = (table: Table): Seat => seatAt(table.turnStatus(0, 0).awaited, 0);
const personAt = (seat: Seat): Person => PEOPLE[seat]!;

/** The seat to move makes the first of its moves. */
function step(table: Table): Seat {
  const seat = turnOf(table);
  expect(play(table, personAt(seat), seat, table.turnStatus(seat, 0).legal[0] as string).ok).toBe(true);
  return seat;
}

describe('moves', () => {
  it('only the holder of a seat moves it, and only legal moves are made', () => {
    const table = started();
    const seat = turnOf(table);
    const other = personAt(1 - seat);
    expect(refusalOf(play(table, other, seat, 'mark a1'))).toEqual({ rule: 'table', key: 'notYourSeat', seat });
    expect(refusalOf(play(table, CLEO, seat, 'mark a1'))).toEqual({ rule: 'table', key: 'notYourSeat', seat });
    expect(refusalOf(play(table, other, 1 - seat, 'mark a1'))).toMatchObject({ rule: 'TR-2' });
    expect(refusalOf(play(table, personAt(seat), seat, 'dance'))).toMatchObject({ rule: 'notation' });
    expect(table.n).toBe(3);
    step(table);
    expect(table.log.at(-1)).toMatchObject({ kind: 'moved', seat });
  });

  it('a move made on an older state of things is stale, chat does not make it so', () => {
    const table = started();
    const version = table.n;
    const seat = step(table);
    const move = { kind: 'move', seat: 1 - seat, move: table.turnStatus(1 - seat, 0).legal[0] as string } as const;
    expect(table.handle({ ...move, version }, personAt(1 - seat), { at: 0 })).toEqual({ ok: false, stale: true });
    const seen = table.n;
    done(table, CLEO, { kind: 'say', text: 'hello' });
    expect(table.handle({ ...move, version: seen }, personAt(1 - seat), { at: 0 }).ok).toBe(true);
  });

  it('a command sent twice acts once and is answered alike, also after a restart', () => {
    const table = started();
    const seat = turnOf(table);
    const command = {
      kind: 'move',
      seat,
      move: table.turnStatus(seat, 0).legal[0] as string,
      version: table.n,
    } as const;
    const first = table.handle(command, personAt(seat), { at: 0, id: 'c1' });
    expect(table.handle(command, personAt(seat), { at: 5, id: 'c1' })).toEqual(first);
    const again = Table.restore(threeInARow, table.log);
    expect(again.handle(command, personAt(seat), { at: 9, id: 'c1' })).toEqual(first);
    expect(again.n).toBe(table.n);
    // Another person's id is another command.
    expect(again.handle(command, personAt(1 - seat), { at: 9, id: 'c1' }).ok).toBe(false);
  });

  it('the end is an entry with the outcome, and publishes what the seed was made of', () => {
    const table = started();
    while (table.info.status === 'playing') step(table);
    expect(table.info.ending).toMatchObject({ reason: 'outcome', secret: '5eed'.repeat(16) });
    expect(table.info.ending?.outcome).toBeDefined();
    expect(refusalOf(play(table, ANN, 0, 'mark a1'))).toEqual({ rule: 'table', key: 'over' });
    expect(table.record()?.outcome).toEqual(table.info.ending?.outcome);
  });

  it('there is no record while the game runs', () => {
    expect(started().record()).toBeUndefined();
  });

  it('while several act at once, what the others do makes no move stale', async () => {
    const table = startTable({ game: await gameOf('gardlings'), people: PEOPLE });
    const version = table.n;
    expect(play(table, BEN, 1, 'draw').ok).toBe(true);
    expect(table.handle({ kind: 'move', seat: 0, move: 'draw', version }, ANN, { at: 0 }).ok).toBe(true);
    expect(table.handle({ kind: 'move', seat: 0, move: 'draw', version }, ANN, { at: 0 })).toEqual({
      ok: false,
      stale: true,
    });
  });
});

describe('undo', () => {
  it('is free until another seat has moved, then the others must agree', () => {
    const table = started();
    const seat = step(table);
    expect(table.turnStatus(seat, 0).undo).toBe('free');
    expect(table.turnStatus(1 - seat, 0).undo).toBe('no');
    done(table, personAt(seat), { kind: 'undo', seat, version: table.n });
    expect(table.log.at(-1)).toMatchObject({ kind: 'undone', seat, moves: [0], isPeek: false });
    expect(turnOf(table)).toBe(seat);
    step(table);
    step(table);
    expect(table.turnStatus(seat, 0).undo).toBe('ask');
    done(table, personAt(seat), { kind: 'undo', seat, version: table.n });
    expect(table.info.ask?.ask).toMatchObject({ what: 'undo', seat, moves: [0, 1] });
    expect(refusalOf(table.handle({ kind: 'agree' }, personAt(seat), { at: 0 }))).toMatchObject({ key: 'ownAsk' });
    done(table, personAt(1 - seat), { kind: 'agree' });
    expect(table.log.at(-1)).toMatchObject({ kind: 'undone', seat, moves: [0, 1] });
    expect(table.info.ask).toBeUndefined();
    expect(turnOf(table)).toBe(seat);
  });

  it('a refused or outdated request changes nothing', () => {
    const table = started();
    const seat = step(table);
    step(table);
    const ask = () => done(table, personAt(seat), { kind: 'undo', seat, version: table.n });
    ask();
    done(table, personAt(1 - seat), { kind: 'decline' });
    expect(table.info.ask).toBeUndefined();
    ask();
    step(table);
    expect(table.info.ask).toBeUndefined();
    expect(refusalOf(table.handle({ kind: 'agree' }, personAt(1 - seat), { at: 0 }))).toMatchObject({
      key: 'nothingAsked',
    });
    expect(table.log.some(({ kind }) => kind === 'undone')).toBe(false);
  });

  it('with nothing but bots beside oneself nobody need be asked', () => {
    const table = startTable({ game: threeInARow, people: PEOPLE });
    done(table, BEN, { kind: 'leave', seat: 1 });
    for (let moves = 0; moves < 2; moves++) {
      if (turnOf(table) === 0) step(table);
      for (const question of table.questions()) table.answerBot(question, question.moves[0] as string, 0);
    }
    expect(table.turnStatus(0, 0).undo).toBe('free');
    const moves = table.log.filter(({ kind }) => kind === 'moved').length;
    done(table, ANN, { kind: 'undo', seat: 0, version: table.n });
    const undone = table.log.at(-1);
    expect(undone?.kind === 'undone' && undone.moves.at(-1)).toBe(moves - 1);
    expect(turnOf(table)).toBe(0);
  });

  it('what was drawn is not given back without consent, and with it the same is drawn again', async () => {
    const table = startTable({ game: await gameOf('gardlings'), people: PEOPLE });
    play(table, ANN, 0, 'draw');
    expect(table.turnStatus(0, 0).undo).toBe('ask');
    done(table, ANN, { kind: 'undo', seat: 0, version: table.n });
    done(table, BEN, { kind: 'agree' });
    expect(table.log.at(-1)).toMatchObject({ kind: 'undone', isPeek: true });
    expect(table.info.takebacks).toBe(1);
    const drawn = new Set<unknown>();
    for (let time = 0; time < 12; time++) {
      // Whatever others do before it.
      if (time % 2 === 1) play(table, BEN, 1, time === 1 ? 'draw' : 'stop');
      play(table, ANN, 0, 'draw');
      const entry = table.log.at(-1);
      drawn.add(entry?.kind === 'moved' && entry.chance);
      done(table, ANN, { kind: 'undo', seat: 0, version: table.n });
      done(table, BEN, { kind: 'agree' });
    }
    expect(drawn.size).toBe(1);
  });

  it('alone, a draw that is taken back comes again, also after a restart and whatever is done before it', async () => {
    const game = await gameOf('gardlings');
    let table = openTable({ game, people: [ANN] }, 2);
    done(table, ANN, { kind: 'seatBot', seat: 1, level: 'sprout' });
    done(table, ANN, { kind: 'start' });
    const drawn = new Set<unknown>();
    for (const before of [[], ['stop', 'resume'], []]) {
      for (const move of before) expect(play(table, ANN, 0, move).ok).toBe(true);
      play(table, ANN, 0, 'draw');
      const entry = table.log.at(-1);
      drawn.add(entry?.kind === 'moved' && entry.chance);
      done(table, ANN, { kind: 'undo', seat: 0, version: table.n });
      expect(table.log.at(-1)).toMatchObject({ kind: 'undone', entries: [entry?.n], isPeek: true });
      table = Table.restore(game, table.log);
    }
    expect(drawn.size).toBe(1);
  });

  it('a bid that was heard, and its answer, stand unless the others agree', async () => {
    const game = await gameOf('eden');
    const people = [ANN, BEN, CLEO];
    const table = startTable({ game, people });
    const isSaid = (move: string): boolean => game.isSaid?.(move) === true;
    // Land is grabbed as soon as it can be, and bid for.
    for (let moves = 0; moves < 400; moves++) {
      const seat = turnOf(table);
      const { legal } = table.turnStatus(seat, 0);
      const move = legal.find(isSaid) ?? legal.find((one) => one.startsWith('grab')) ?? legal.at(-1);
      if (move === undefined) break;
      play(table, people[seat]!, seat, move);
      if (!isSaid(move)) continue;
      expect(table.turnStatus(seat, 0).undo).toBe('ask');
      const { n } = table;
      done(table, people[seat]!, { kind: 'undo', seat, version: n });
      expect(table.log.at(-1)).toMatchObject({ kind: 'asked', ask: { what: 'undo', seat, entries: [n] } });
      return;
    }
    expect.unreachable('nobody has bid for anything');
  });

  it('while all build at once, everyone takes back their own', async () => {
    const table = startTable({ game: await gameOf('gardlings'), people: PEOPLE });
    play(table, ANN, 0, 'draw');
    const lay = table.turnStatus(0, 0).legal[0] as string;
    play(table, ANN, 0, lay);
    play(table, BEN, 1, 'draw');
    expect(table.turnStatus(0, 0).undo).toBe('free');
    const before = JSON.stringify(table.snapshot(1, 0).view);
    done(table, ANN, { kind: 'undo', seat: 0, version: table.n });
    expect(table.turnStatus(0, 0).legal).toContain(lay);
    expect(table.turnStatus(1, 0).legal).not.toContain('draw');
    play(table, ANN, 0, lay);
    expect(JSON.stringify(table.snapshot(1, 0).view)).toBe(before);
  });

  it('when all have stopped building, that is not taken back without the others', async () => {
    const table = startTable({ game: await gameOf('gardlings'), people: PEOPLE });
    for (const [seat, person] of PEOPLE.entries()) {
      play(table, person, seat, 'draw');
      play(table, person, seat, table.turnStatus(seat, 0).legal[0] as string);
    }
    expect(play(table, ANN, 0, 'stop').ok).toBe(true);
    expect(table.turnStatus(0, 0).undo).toBe('free');
    expect(play(table, BEN, 1, 'stop').ok).toBe(true);
    expect(table.turnStatus(0, 0).undo).toBe('ask');
    expect(table.turnStatus(1, 0).undo).toBe('free');
  });
});

describe('leaving', () => {
  it('a bot plays for whoever leaves, until they return', () => {
    const table = started();
    done(table, BEN, { kind: 'leave', seat: 1 });
    expect(table.info.seats[1]).toMatchObject({ kind: 'human', standIn: { level: 'gardener', why: 'left' } });
    if (turnOf(table) === 0) step(table);
    expect(refusalOf(play(table, BEN, 1, 'mark b2'))).toMatchObject({ key: 'playedByBot' });
    const [question] = table.questions();
    expect(question).toMatchObject({ seat: 1, level: 'gardener' });
    done(table, BEN, { kind: 'return', seat: 1 });
    expect(table.questions()).toEqual([]);
    // The bot's answer comes too late.
    expect(table.answerBot(question as never, question?.moves[0] as string, 0)).toBe(false);
    expect(play(table, BEN, 1, question?.moves[0] as string).ok).toBe(true);
  });

  it('nobody is stood in for while nobody else waits, and bots do not play among themselves', () => {
    const table = started();
    expect(table.standIn(0, 'absent', 0)).toBe(true);
    expect(table.standIn(1, 'absent', 0)).toBe(false);
    done(table, BEN, { kind: 'leave', seat: 1 });
    expect(table.questions()).toEqual([]);
    done(table, BEN, { kind: 'return', seat: 1 });
    expect(table.questions()).toHaveLength(turnOf(table) === 0 ? 1 : 0);
  });

  it('who resigns against one other has lost; it is over', () => {
    const table = started();
    done(table, ANN, { kind: 'resign', seat: 0 });
    expect(table.info).toMatchObject({ status: 'over', ending: { reason: 'resigned' } });
    expect(table.info.seats[0]).toMatchObject({ hasResigned: true });
  });

  it('who resigns among three is played by a bot for good; where all others did, the last one has won', async () => {
    const table = startTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
    done(table, ANN, { kind: 'resign', seat: 0 });
    expect(table.info.status).toBe('playing');
    const back = table.handle({ kind: 'return', seat: 0 }, ANN, { at: 0 });
    expect(refusalOf(back)).toMatchObject({ key: 'notPlayedByBot' });
    expect(table.info.seats[0]).toMatchObject({ hasResigned: true, standIn: { why: 'resigned' } });
    done(table, BEN, { kind: 'resign', seat: 1 });
    expect(table.info).toMatchObject({ status: 'over', ending: { reason: 'resigned' } });
    expect(winnersOf(table.info)).toEqual([2]);
  });

  it('who resigns against several bots leaves nobody to play on for', async () => {
    const table = openTable({ game: await gameOf('eden'), people: [ANN] }, 3);
    for (const seat of [1, 2]) done(table, ANN, { kind: 'seatBot', seat, level: 'sprout' });
    done(table, ANN, { kind: 'start' });
    done(table, ANN, { kind: 'resign', seat: 0 });
    expect(table.info).toMatchObject({ status: 'over', ending: { reason: 'abandoned' } });
    expect(winnersOf(table.info)).toEqual([]);
  });

  it('however well a bot does for who resigned, another one wins', () => {
    const table = started();
    done(table, ANN, { kind: 'resign', seat: 0 });
    const { info } = table;
    const ending = { reason: 'outcome', outcome: { winners: [0], scores: [9, 5] }, secret: '', seed: '' } as const;
    expect(winnersOf({ ...info, ending })).toEqual([1]);
  });

  it('a pause needs everyone, going on needs one', async () => {
    const table = startTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
    done(table, ANN, { kind: 'askPause' });
    done(table, BEN, { kind: 'agree' });
    expect(table.info.status).toBe('playing');
    done(table, CLEO, { kind: 'agree' });
    expect(table.info.status).toBe('paused');
    const seat = turnOf(table);
    expect(table.turnStatus(seat, 0).legal).toEqual([]);
    const move = table.handle(
      { kind: 'move', seat, move: 'done', version: table.n },
      [ANN, BEN, CLEO][seat] as Person,
      { at: 0 },
    );
    expect(refusalOf(move)).toMatchObject({ key: 'paused' });
    done(table, BEN, { kind: 'unpause' });
    expect(table.info.status).toBe('playing');
  });
});

describe('a seat that a bot plays', () => {
  it('has no moves for whoever left it until they are back', async () => {
    const table = startTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
    const seat = turnOf(table);
    const person = [ANN, BEN, CLEO][seat] as Person;
    expect(table.turnStatus(seat, 0).legal).not.toEqual([]);
    done(table, person, { kind: 'leave', seat });
    expect(table.turnStatus(seat, 0)).toMatchObject({ legal: [], undo: 'no' });
    done(table, person, { kind: 'return', seat });
    expect(table.turnStatus(seat, 0).legal).not.toEqual([]);
  });
});

describe('consent', () => {
  const three = async () => startTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });

  it.each(['resign', 'leave'] as const)(
    'comes about when the last one whose consent is missing goes: %s',
    async (kind) => {
      const table = await three();
      done(table, ANN, { kind: 'askPause' });
      done(table, BEN, { kind: 'agree' });
      done(table, CLEO, { kind, seat: 2 });
      expect(table.info).toMatchObject({ status: 'paused' });
      expect(table.info.ask).toBeUndefined();
    },
  );

  it('comes about when a bot stands in for them', async () => {
    const table = await three();
    done(table, ANN, { kind: 'askPause' });
    done(table, BEN, { kind: 'agree' });
    table.standIn(2, 'absent', 0);
    expect(table.info.status).toBe('paused');
  });

  it('is off when whoever asked plays no more', async () => {
    const table = await three();
    done(table, ANN, { kind: 'askPause' });
    done(table, ANN, { kind: 'leave', seat: 0 });
    expect(table.info.ask).toBeUndefined();
    expect(refusalOf(table.handle({ kind: 'agree' }, BEN, { at: 0 }))).toMatchObject({ key: 'nothingAsked' });
    expect(table.info.status).toBe('playing');
  });
});

describe('talking', () => {
  it('nothing is said that cannot be seen, or that turns the line around', () => {
    const table = started();
    done(table, ANN, { kind: 'say', text: 'a\u0000b\n\u202Ec 👩‍🌾 عربي' });
    expect(table.redacted(table.n, 1)).toMatchObject({ text: 'a b c 👩‍🌾 عربي' });
    const nothing = table.handle({ kind: 'say', text: '\u202E\u0007' }, ANN, { at: 0 });
    expect(refusalOf(nothing)).toMatchObject({ key: 'emptyText' });
  });

  it('the gallery is not heard by players before the end', () => {
    const table = started();
    done(table, CLEO, { kind: 'say', text: 'take the middle!' });
    const n = table.n;
    expect(table.redacted(n, 0)).toMatchObject({ kind: 'said', to: 'gallery', text: '' });
    expect(table.redacted(n, 8)).toMatchObject({ text: 'take the middle!' });
    done(table, ANN, { kind: 'say', text: ' hello ' });
    expect(table.redacted(n + 1, 1)).toMatchObject({ to: 'table', text: 'hello' });
    done(table, ANN, { kind: 'resign', seat: 0 });
    expect(table.redacted(n, 0)).toMatchObject({ text: 'take the middle!' });
  });
});
