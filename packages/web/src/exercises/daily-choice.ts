import { type Day, numberOf } from './day.ts';

/**
 * Which exercise of a stock a day has: the same for everyone. The whole stock comes once, then once more in another
 * order. Each half of it keeps to its half of the round, so that none comes back before half a round is over.
 */
export function chooseDaily(game: string, day: Day, stock: number): number {
  const number = numberOf(day);
  const round = Math.floor(number / stock);
  const place = number - round * stock;
  const half = Math.floor(stock / 2);
  const [from, to] = place < half ? [0, half] : [half, stock];
  const order = Array.from({ length: to - from }, (_, n) => from + n)
    .map((n) => [n, scatter(`${game} ${round} ${n}`)] as const)
    .toSorted(([, one], [, other]) => one - other);
  return order[place - from]![0];
}

/** A number that has nothing to do with what the text says, but is the same for the same text (FNV-1a, then mixed). */
function scatter(text: string): number {
  let sum = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
