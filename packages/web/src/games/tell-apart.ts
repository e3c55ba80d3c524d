import { looksLike } from '@potager/table';

/** A name with the first number, if it needs one, that makes it look like none of the others. */
export function tellApart(name: string, others: readonly string[]): string {
  for (let number = 1; ; number++) {
    const told = number === 1 ? name : `${name} ${String(number)}`;
    if (!others.some((other) => looksLike(other, told))) return told;
  }
}
