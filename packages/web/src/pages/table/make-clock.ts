/** `2 d 3 h`, `3 h 05`, `4:09`. */
export function makeClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  if (hours >= 24) return `${String(Math.floor(hours / 24))} d ${String(hours % 24)} h`;
  if (hours > 0) return `${String(hours)} h ${two(minutes % 60)}`;
  return `${String(minutes)}:${two(seconds % 60)}`;
}
