import assert from 'node:assert/strict';
import { allSeats, type GameEvent, type Language, legalMoves, listSeats, type Words } from '@potager/kernel';
import type { Step } from '../walk.ts';

export type AllWords = { readonly [language in Language]: Words };

const nameOf = (seat: number): string => `player ${seat}`;

/** Every move, event, refusal and score line of this moment can be said in every language. */
export function saysEverything(step: Step, all: AllWords): void {
  const { position, seat, move } = step;
  const events: GameEvent[] = [];
  position.copy().play(seat, move, (event) => void events.push(event));
  const seats = listSeats(allSeats(position.seatCount));
  const refused = seats.flatMap((other) =>
    legalMoves(position, seat)
      .slice(0, 20)
      .map((text) => position.why(other, text.replace(/\d/, '3'))),
  );
  for (const words of Object.values(all)) {
    for (const text of legalMoves(position, seat)) assertSaid(words.move(text, nameOf), text);
    for (const event of events) assertSaid(words.event(event, nameOf), event.key);
    for (const refusal of refused) if (refusal) assertSaid(words.refusal(refusal, nameOf), refusal.key);
    for (const line of seats.flatMap((other) => position.score(other, other)))
      assertSaid(words.score(line, nameOf), line.key);
  }
}

/** All languages name the same options and tell the same rules. */
export function checkSameRules(all: AllWords, options: { readonly [name: string]: readonly unknown[] }): void {
  for (const words of Object.values(all)) {
    assertSaid(words.title, 'title');
    assertSaid(words.summary, 'summary');
    assert.deepEqual(Object.keys(words.rules), Object.keys(all.en.rules));
    for (const [number, rule] of Object.entries(words.rules)) assertSaid(rule.text, number);
    assert.deepEqual(
      Object.values(words.rules).map((rule) => rule.mark),
      Object.values(all.en.rules).map((rule) => rule.mark),
    );
    assert.deepEqual(Object.keys(words.options).toSorted(), Object.keys(options).toSorted());
    for (const [name, values] of Object.entries(options)) {
      assertSaid(words.options[name]?.label ?? '', name);
      for (const value of values)
        assertSaid(words.options[name]?.values[String(value)] ?? '', `${name}=${String(value)}`);
    }
  }
}

function assertSaid(text: string, about: string): void {
  assert.match(text, /\p{L}/u, `nothing is said about ${about}`);
  assert.doesNotMatch(text, /\b(undefined|NaN|null)\b|\[object/, `what is said about ${about} has a hole: ${text}`);
}
