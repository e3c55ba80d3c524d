/**
 * A complete bot for any game of Potager: it prefers moves that build, and otherwise plays at random.
 *
 *     potager arena garden-nation --bots "exec:node docs/examples/first-bot.ts,random" --games 10
 */
import { createInterface } from 'node:readline';
import process from 'node:process';

type Message =
  | { type: 'hello'; game: string; seats: number; seat: number; options: object }
  | { type: 'turn'; n: number; view: object; moves: string[] }
  | { type: 'result'; winners: number[] | null; scores: number[] | null };

const building = /^(?:build|project|lay|buy|water|culture)\b/;

/** One of the legal moves; put your own ideas here. */
function choose(_view: object, moves: string[]): string {
  const builds = moves.filter((move) => building.test(move));
  const candidates = builds.length > 0 ? builds : moves;
  return candidates[Math.floor(Math.random() * candidates.length)] as string;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'turn') {
    console.log(JSON.stringify({ type: 'move', n: message.n, move: choose(message.view, message.moves) }));
  }
  if (message.type === 'result') break;
}
