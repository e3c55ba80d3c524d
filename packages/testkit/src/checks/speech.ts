import assert from 'node:assert/strict';
import {
  allSeats,
  type Audience,
  type GameEvent,
  type Guide,
  includes,
  type Language,
  legalMoves,
  listSeats,
  type Position,
  type Refusal,
  type Rulebook,
  type ScoreLine,
  type Seat,
  type Words,
} from '@potager/kernel';
import type { WrittenRule } from '../rule-coverage.ts';
import { type Run, type Step, walk } from '../walk.ts';

export type AllWords = { readonly [language in Language]: Words };
export type AllGuides = { readonly [language in Language]: Guide };
export type AllRulebooks = { readonly [language in Language]: Rulebook };

const nameOf = (seat: number): string => `player ${seat}`;

/** Every move, event, refusal and score line of this moment can be said in every language. */
export function saysEverything(step: Step, all: AllWords): void {
  const { position, seat, move } = step;
  const events: { readonly event: GameEvent; readonly audience: Audience }[] = [];
  position.copy().play(seat, move, (event, audience) => void events.push({ event, audience }));
  const seats = listSeats(allSeats(position.seatCount));
  const refused = refusalsOf(position, seat);
  for (const words of Object.values(all)) {
    for (const text of legalMoves(position, seat)) assertSaid(words.move(text, nameOf), text);
    for (const { event, audience } of events) {
      assertSaid(words.event(event, nameOf), event.key);
      for (const you of seats) if (includes(audience, you)) assertYou(words.event(event, nameOf, you), you, event.key);
    }
    for (const refusal of refused) assertSaid(words.refusal(refusal, nameOf), refusal.key);
    for (const line of seats.flatMap((other) => position.score(other, other)))
      for (const text of [words.score(line, nameOf), words.scoreKind(line, nameOf)]) assertSaid(text, line.key);
  }
}

/** Every refusal of this moment names a rule there is. */
export function refusesByRules({ position, seat }: Step, rules: readonly WrittenRule[]): void {
  for (const refusal of refusalsOf(position, seat)) assertKnown(refusal, rules);
}

/** When it is over: what those are told who try the last move again, and what their points are for. */
export function endsByRules(run: Run, rules: readonly WrittenRule[]): void {
  let last = '';
  const steps = walk(run);
  let step = steps.next();
  for (; !step.done; step = steps.next()) last = step.value.position.makeMove(step.value.move);
  const position = step.value;
  for (const seat of listSeats(allSeats(position.seatCount))) {
    const refusal = position.why(seat, last);
    if (refusal !== undefined) assertKnown(refusal, rules);
    for (const line of position.score(seat, seat)) assertKnown(line, rules);
  }
}

function assertKnown({ rule, key }: Refusal | ScoreLine, rules: readonly WrittenRule[]): void {
  const isKnown = rule === 'notation' || rules.some(({ number }) => number === rule);
  assert.ok(isKnown, `${key} names the rule ${rule}, which the README does not have`);
}

/** What others, or the same seat, would be told who try moves that are not quite those of this moment. */
function refusalsOf(position: Position, seat: Seat): Refusal[] {
  const tried = legalMoves(position, seat).slice(0, 20);
  return listSeats(allSeats(position.seatCount)).flatMap((other) =>
    tried.flatMap((text) => position.why(other, text.replace(/\d/, '3')) ?? []),
  );
}

/** All languages name the options. */
export function checkOptionNames(all: AllWords, options: { readonly [name: string]: readonly unknown[] }): void {
  for (const words of Object.values(all)) {
    assertSaid(words.title, 'title');
    assertSaid(words.summary, 'summary');
    assert.deepEqual(Object.keys(words.options).toSorted(), Object.keys(options).toSorted());
    for (const [name, values] of Object.entries(options)) {
      assertSaid(words.options[name]?.label ?? '', name);
      for (const value of values)
        assertSaid(words.options[name]?.values[String(value)] ?? '', `${name}=${String(value)}`);
    }
  }
}

/** All languages tell the rules of the README, in its order and with its marks. */
export function checkRulebooks(all: AllRulebooks, rules: readonly WrittenRule[]): void {
  const numbers = rules.map(({ number }) => number);
  for (const rulebook of Object.values(all)) {
    assert.deepEqual(Object.keys(rulebook), numbers);
    for (const { number, marks } of rules) {
      const { text, marks: shown } = rulebook[number]!;
      assertSaid(text, number);
      assert.deepEqual(new Set(shown), marks, `${number} is marked otherwise than in the README`);
    }
  }
}

/** All languages tell the same chapters, and each rule stands in one of them. */
export function checkGuides(all: AllGuides, rules: readonly WrittenRule[]): void {
  const numbers = rules.map(({ number }) => number).toSorted();
  for (const { goal, flow, chapters, summary } of Object.values(all)) {
    assertSaid(goal, 'the goal');
    assert.ok(flow.length > 0 && summary.length > 0, 'nothing is said of the flow, or nothing in short');
    for (const text of flow) assertSaid(text, 'the flow');
    for (const { title, lines } of summary) for (const text of [title, ...lines]) assertSaid(text, title);
    for (const { id, title, text } of chapters) for (const line of [title, ...text]) assertSaid(line, id);
    assert.deepEqual(
      chapters.flatMap((chapter) => chapter.rules).toSorted(),
      numbers,
      'each rule stands in exactly one chapter',
    );
  }
}

/** Whoever reads is told "you", never by their name. */
function assertYou(text: string, you: Seat, about: string): void {
  assertSaid(text, about);
  assert.ok(!text.includes(nameOf(you)), `the reader is named by ${about}: ${text}`);
}

export function assertSaid(text: string, about: string): void {
  assert.match(text, /\p{L}/u, `nothing is said about ${about}`);
  assert.doesNotMatch(text, /\b(undefined|NaN|null)\b|\[object/, `what is said about ${about} has a hole: ${text}`);
}
