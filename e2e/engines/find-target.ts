export interface Wanted {
  readonly css: string;
  /** The source and flags of a regular expression, which must match what it is called. */
  readonly name: string;
  readonly flags: string;
}

export interface Found {
  /** Where a finger would press it. */
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly hasFocus: boolean;
}

/**
 * Runs in the page: the first thing of a kind that is to be seen, can be pressed, and is called like that; brought into
 * view. Null where there is none. Of several, one whose middle nothing covers comes first.
 */
export function findTarget({ css, name, flags }: Wanted): Found | null {
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const text = by?.textContent ?? (element instanceof HTMLElement ? element.innerText : element.textContent);
    return (text || element.closest('label')?.textContent || '').replaceAll(/\s+/g, ' ').trim();
  };
  const pattern = new RegExp(name, flags);
  const modal = document.querySelector('dialog[open]:modal');
  const isThere = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
    const isBehind = modal !== null && !modal.contains(element);
    return width > 0 && height > 0 && !isOff && !isBehind && getComputedStyle(element).visibility !== 'hidden';
  };
  const middleOf = (element: Element): { x: number; y: number } => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const areaOf = (element: Element): string | null | undefined =>
    element.closest('[data-area]')?.getAttribute('data-area');
  const isInReach = (element: Element): boolean => {
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    // A tag or a building that stands before its area means that area.
    const isSameArea = areaOf(element) !== undefined && areaOf(hit) === areaOf(element);
    return element.contains(hit) || isSameArea || hit.closest('label')?.contains(element) === true;
  };
  const all = [...document.querySelectorAll(css)].filter(
    (element) => pattern.test(nameOf(element)) && isThere(element),
  );
  const hasFocus = all.some((element) => element === document.activeElement);
  const [first] = all;
  if (first === undefined) return null;
  const found = all.find(isInReach) ?? first;
  if (!isInReach(found)) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A place beyond the edge of a board is brought in by its focus; the next look finds it there.
  if (!isInReach(found) && found instanceof SVGElement) found.focus();
  return { ...middleOf(found), name: nameOf(found), hasFocus };
}
