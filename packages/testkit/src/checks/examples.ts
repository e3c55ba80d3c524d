import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FastRandom,
  type Game,
  type GameRecord,
  type Guide,
  legalMoves,
  listSeats,
  type Position,
  replay,
  type RuleExample,
} from '@potager/kernel';

/**
 * Each example of the rules page is a position of a game as it is played today, and the moves it shows, with the
 * answers to them, are legal one after the other.
 */
export function checkExamples(game: Game, folder: string, guide: Guide): void {
  const named = guide.chapters.flatMap(({ examples }) => examples.map(({ name }) => name));
  const place = path.join(folder, 'examples');
  const files = existsSync(place) ? globSync('*.json', { cwd: place }) : [];
  assert.deepEqual(files.toSorted(), named.map((name) => `${name}.json`).toSorted());
  for (const file of files) {
    const example = JSON.parse(readFileSync(path.join(place, file), 'utf8')) as RuleExample;
    assert.equal(example.game.rules, game.rules, `${file} goes by older rules`);
    showsWhatIsLegal(positionOf(game, example), example, file);
  }
}

/** The position at which an example begins; draws are its own from here on. */
function positionOf(game: Game, { game: begun }: RuleExample): Position {
  const steps = replay(game, begun as GameRecord);
  for (let played = 0; played < begun.moves.length; played++) steps.next();
  const position = steps.next().value.position.copy();
  position.random = new FastRandom(1);
  return position;
}

function showsWhatIsLegal(position: Position, { seat, show, replies = [] }: RuleExample, file: string): void {
  assert.ok(show.length > 0, `${file} shows nothing`);
  for (const move of show) {
    assert.ok(legalMoves(position, seat).includes(move), `${file}: ${move} is not legal`);
    position.play(seat, position.parseMove(move)!);
  }
  for (const reply of replies) {
    const others = listSeats(position.actors).filter((other) => other !== seat);
    const answering = others.find((other) => legalMoves(position, other).includes(reply));
    assert.ok(answering !== undefined, `${file}: nobody can answer ${reply}`);
    position.play(answering, position.parseMove(reply)!);
  }
}
