import { useSignalEffect } from '@preact/signals';
import type { LessonRun } from '../../lesson/lesson-run.ts';

/** So much is left free before what is uncovered, in pixels. */
const MARGIN = 12;

/**
 * Scrolls what a lesson speaks of into view within the sheet in which choices are offered, which on a small screen has
 * not room for all of them. The page itself stays where it is, and with it the board.
 */
export function useUncovering(run: LessonRun): void {
  useSignalEffect(() => {
    if (!run.isReady.value || run.step.value.light === undefined) return undefined;
    // Once it is lit.
    const frame = requestAnimationFrame(() => {
      const sheet = document.querySelector('.coach-page .bk-sheet');
      if (sheet !== null) uncoverLit(sheet);
    });
    return () => cancelAnimationFrame(frame);
  });
}

/** From where it begins. Where several things are lit, the first is sure to be seen. */
function uncoverLit(sheet: Element): void {
  sheet.scrollTo({ top: 0, behavior: 'instant' });
  const lit = [...sheet.querySelectorAll('[data-lit=true]')].filter(hasRoom);
  for (const part of lit.toReversed()) {
    for (const box of boxesAround(part, sheet)) uncoverIn(box, part);
  }
}

/** Where there is little room, some things are left out. */
const hasRoom = (part: Element): boolean => part.getBoundingClientRect().width > 0;

/** What may scroll around a part of the sheet, the innermost first. */
function boxesAround(part: Element, sheet: Element): Element[] {
  const boxes: Element[] = [];
  for (let box = part.parentElement; box !== null && sheet.contains(box); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowY === 'auto') boxes.push(box);
  }
  return boxes;
}

function uncoverIn(box: Element, part: Element): void {
  const inner = part.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const left = excess([inner.left, inner.right], [outer.left, outer.right]);
  const top = excess([inner.top, inner.bottom], [outer.top, outer.bottom]);
  box.scrollBy({ left, top, behavior: 'instant' });
}

type Span = readonly [start: number, end: number];

/** How far to scroll so that one span begins where the other does: not at all where it lies within it. */
const excess = ([start, end]: Span, [from, to]: Span): number =>
  start >= from && end <= to ? 0 : start - from - MARGIN;
