import path from 'node:path';
import process from 'node:process';
import { readOptions, FastRandom, legalMoves, seatAt } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { playArenaGame } from './arena-game.ts';
import type { ArenaResult } from './arena-plan.ts';
import { findGame } from './games.ts';
import { parseHostMessage, parseMoveMessage } from './protocol.ts';

const root = path.join(import.meta.dirname, '../../..');
const node = JSON.stringify(process.execPath);
const script = (code: string): string => `exec:${node} -e ${JSON.stringify(code)}`;

/** One game of three in a row between the bot and a random one. */
const play = (player: string, moveMilliseconds = 5000, game = 'three-in-a-row'): Promise<ArenaResult> =>
  playArenaGame(
    { game, rules: 1, options: {}, players: [player, 'random'], games: 1, seed: 'a', maxMoves: 500, moveMilliseconds },
    0,
  );

describe('bots in other processes', () => {
  it.each([
    ['in Python', `exec:python3 ${root}/docs/examples/first_bot.py`],
    ['in TypeScript', `exec:${node} ${root}/docs/examples/first-bot.ts`],
    ['ours', `exec:${node} ${root}/packages/cli/bin/potager.mjs bot greedy`],
  ])('play a game: %s', async (_, player) => {
    const result = await play(player);
    expect(result).toMatchObject({ isFinished: true, reports: [] });
    expect(result.times[0]?.length).toBeGreaterThan(1);
  });

  it('play a registered game to its end', async () => {
    const result = await play(`exec:python3 ${root}/docs/examples/first_bot.py`, 5000, 'garden-nation');
    expect(result).toMatchObject({ isFinished: true, reports: [] });
  });

  const answer = (move: string): string =>
    `require('readline').createInterface({input:process.stdin}).on('line',(line)=>{const m=JSON.parse(line);if(m.type==='turn')${move}})`;

  it.each([
    ['crashes', script('process.exit(3)'), 5000, 'it ended with code 3; random moves are made for it from here on'],
    ['is not there', 'exec:./no-such-bot', 5000, 'it ended with code 127'],
    ['is slow', script('setInterval(()=>0,1000)'), 100, 'no move within 100 ms'],
    ['prints nonsense', script(answer("console.log('hello')")), 5000, 'is not JSON: hello'],
    [
      'prints another message',
      script(answer("console.log(JSON.stringify({type:'mov',n:m.n,move:'x'}))")),
      5000,
      'answer.type',
    ],
    [
      'names an illegal move',
      script(answer("console.log(JSON.stringify({type:'move',n:m.n,move:'mark z9'}))")),
      5000,
      '"mark z9" is not a legal move',
    ],
  ])('lose their moves but not the game going on: one that %s', async (_, player, limit, problem) => {
    const result = await play(player, limit);
    expect(result.isFinished).toBe(true);
    expect(result.reports.join('\n')).toContain(problem);
  });

  it('are taken at their word again after an answer that came too late', async () => {
    const late = script(
      `let n=0;${answer("{const say=()=>console.log(JSON.stringify({type:'move',n:m.n,move:m.moves[0]}));if(n++===0)setTimeout(say,1500);else say()}")}`,
    );
    const { isFinished, reports } = await play(late, 1200);
    expect(isFinished).toBe(true);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('no move within 1200 ms');
  });
});

describe('the protocol', () => {
  it('reads what a host sends', async () => {
    const game = await findGame('three-in-a-row');
    const options = readOptions(game.options, {});
    const random = new FastRandom(1);
    const position = game.begin(2, options, game.deal(2, options, random), random);
    const seat = seatAt(position.actors, 0);
    const turn = { type: 'turn', n: 1, view: position.view(seat), moves: legalMoves(position, seat) };
    expect(parseHostMessage(JSON.stringify(turn))).toEqual(turn);
  });

  it.each([
    ['{', 'is not JSON'],
    ['3', 'type'],
    ['{"type":"hello","protocol":2,"game":"eden","seats":3,"seat":0,"options":{}}', 'hello.protocol'],
    ['{"type":"turn","n":1,"view":{},"moves":[]}', 'turn.moves'],
  ])('refuses a host’s %j', (line, problem) => {
    expect(() => parseHostMessage(line)).toThrow(problem);
  });

  it('refuses a move that is no text', () => {
    expect(() => parseMoveMessage('{"type":"move","n":1,"move":7}')).toThrow('answer.move');
  });
});
