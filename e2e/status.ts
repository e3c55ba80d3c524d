/**
 * Runs in the page: whether this player is awaited, or the game is over; undefined where neither is so. Both are read
 * at once: the title may change a moment later, and that it no longer calls does not mean that the game is over.
 */
export function tellStatus(): 'turn' | 'over' | undefined {
  if (document.querySelector('[data-status=over]') !== null) return 'over';
  return document.title.startsWith('●') ? 'turn' : undefined;
}
