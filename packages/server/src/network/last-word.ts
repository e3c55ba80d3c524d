import type { Duplex } from 'node:stream';

/** Says something and closes, whether the other end listens and closes too or not. */
export function sayLast(stream: Duplex, text: string, patienceMs: number): void {
  // Its close is noticed only while what comes before it is read.
  stream.resume();
  stream.end(text);
  const timer = setTimeout(() => stream.destroy(), patienceMs);
  stream.once('close', () => clearTimeout(timer));
}
