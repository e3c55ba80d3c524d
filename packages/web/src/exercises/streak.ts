import { type Day, numberOf } from './day.ts';

/** How many days in a row had their exercise solved: up to today, or to yesterday while today's is still to come. */
export function streakOf(days: readonly Day[], today: Day): number {
  const numbers = new Set(days.map(numberOf));
  const last = numberOf(today);
  let from = numbers.has(last) ? last : last - 1;
  let streak = 0;
  for (; numbers.has(from); from--) streak++;
  return streak;
}

/** The longest row there ever was. */
export function longestStreak(days: readonly Day[]): number {
  const numbers = new Set(days.map(numberOf));
  let longest = 0;
  for (const number of numbers) {
    if (numbers.has(number - 1)) continue;
    let length = 1;
    while (numbers.has(number + length)) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}
