import type { Seat } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { seatOf, splitEvents } from '../../client/frames.ts';
import type { Session } from '../../client/session.ts';
import { findBotMoves } from './bot-moves.ts';
import { words } from '../../words/words.ts';
import { type LogLine, makeLines } from './log-lines.ts';

/** One step of the log in words, as it is played back and walked through. */
export interface Step {
  /** Its entry, and its place among the steps of that. */
  readonly n: number;
  readonly part: number;
  /** Undefined: the rules did it. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** Whether the reader did it. */
  readonly isOwn: boolean;
}

/** The steps of the game so far, without moves that were taken back. */
export function listSteps(session: Session): Step[] {
  const { log, info } = session.mirror.value as Mirror;
  const begun = log.find(({ kind }) => kind === 'started')?.n ?? 0;
  const lines = makeLines(log, { info, viewer: session.viewer.value, log });
  const byBot = findBotMoves(log, info);
  // Who won is not told before the points are counted.
  const isKept = (key: string): boolean =>
    session.isVerdictTold.value || session.loaded?.game.verdicts?.includes(key) !== true;
  const entries = new Map(log.map((entry) => [entry.n, entry]));
  const stepsOf = ({ n, seat, sentences }: LogLine): Step[] => {
    const entry = entries.get(n);
    if (entry?.kind !== 'moved') return [{ n, part: 0, seat, text: sentences.join(' '), isOwn: false }];
    const isOwn = session.mySeats.value.includes(entry.seat) && !byBot.has(n);
    let told = 0;
    return splitEvents(entry.events, session.loaded?.board).map((step, part) => {
      const own = sentences.slice(told, (told += step.events.length));
      const kept = own.filter((_, at) => isKept(step.events[at]!.key));
      const by = { n, part, isOwn: isOwn && step.showing !== 'scene' };
      // Whose step it is would tell it, too.
      if (kept.length === 0 && own.length > 0) return { ...by, seat: undefined, text: words().counting };
      return { ...by, seat: seatOf(step, entry.seat), text: kept.join(' ') };
    });
  };
  return lines.filter(({ n, isTakenBack }) => n > begun && !isTakenBack).flatMap(stepsOf);
}

/** What others and the rules did after the reader's own last step, or after an entry. */
export function stepsSince(steps: readonly Step[], n?: number): readonly Step[] {
  if (n !== undefined) return steps.filter((step) => step.n > n && !step.isOwn);
  return steps.slice(steps.findLastIndex(({ isOwn }) => isOwn) + 1);
}
