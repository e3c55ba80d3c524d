/** From so many days on nobody counts the hours. */
const MANY_DAYS = 3;

/** `12 d`, `2 d 3 h`, `3 h 05`, `4:09`; `day`: its letter in the reader's language. */
export function makeClock(milliseconds: number, day: string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  const days = Math.floor(hours / 24);
  // To the nearest: a clock that has just begun has all of its days.
  if (days >= MANY_DAYS) return `${String(Math.round(hours / 24))} ${day}`;
  if (days > 0) return `${String(days)} ${day} ${String(hours % 24)} h`;
  if (hours > 0) return `${String(hours)} h ${two(minutes % 60)}`;
  return `${String(minutes)}:${two(seconds % 60)}`;
}
