/** Sets of project or mission numbers: bit n for number n. */
export type NumberSet = number;

export function listNumbers(set: NumberSet): number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}

export const numberSet = (numbers: readonly number[]): NumberSet =>
  numbers.reduce((set, number) => set | (1 << number), 0);
