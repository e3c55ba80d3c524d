import type { TableInfo, RedactedEntry } from '@potager/table';
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { mutes } from '../../client/muted.ts';
import { awaitedOf, type Session } from '../../client/session.ts';
import { announce } from '../../parts/announcer.tsx';
import { chime } from '../../parts/chime.ts';
import { useTabTitle } from '../../parts/tab-title.ts';
import { notify } from '../../settings/turn-notice.ts';
import { callOf } from './call-of.ts';
import { type LogReading, makeLines } from './log-lines.ts';
import { makeSpeakers } from './speakers.ts';
import { wordsOf } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';

/** Whoever has waited for less has not looked away. */
const WAITED_MS = 1500;

/** What was said, without what those say whom the reader does not want to hear. */
function listTalk(fresh: readonly RedactedEntry[], log: readonly RedactedEntry[], info: TableInfo): string[] {
  const speakers = makeSpeakers(log, info);
  return fresh.flatMap((entry) => {
    if (entry.kind !== 'said' || entry.text === '' || mutes.peek().some(({ person }) => person === entry.person))
      return [];
    return [withColon(speakers.get(entry.person)?.name ?? '', entry.text)];
  });
}

/**
 * Tells what happens to those who do not look: in the page's title, by a sound, by a notice of the system, and to
 * screen readers, each thing once.
 */
export function useTurnNews(session: Session): void {
  const setTitle = useTabTitle();
  const told = useRef<number | undefined>(undefined);
  /** What is still to say who won. */
  const keptBack = useRef<RedactedEntry[]>([]);
  const wasMine = useRef(false);
  const waitsSince = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const mirror = session.mirror.value;
    if (mirror === undefined) return;
    const { info, log, n } = mirror;
    const title = wordsOf(info.game).title;
    const isMine = info.status === 'playing' && awaitedOf(mirror, [session.viewer.value]).length > 0;
    setTitle(isMine ? `● ${callOf(mirror)} · ${title}` : `${title} · Potager`);
    const before = told.current ?? n;
    told.current = n;
    const fresh = log.filter((entry) => entry.n > before);
    for (const line of listTalk(fresh, log, info)) announce(line);
    const isTold = session.isVerdictTold.value;
    const say = (entries: readonly RedactedEntry[], parts?: LogReading['parts']): void => {
      const about = { info, viewer: session.viewer.value, log, verdicts: session.loaded?.game.verdicts };
      const reading = parts === undefined ? about : { ...about, parts };
      announce(
        makeLines(entries, reading)
          .flatMap(({ sentences }) => sentences)
          .join(' '),
      );
    };
    say(fresh, isTold ? undefined : ['course']);
    if (isTold) say(keptBack.current.splice(0), ['verdict']);
    else keptBack.current.push(...fresh);
    if (isMine && !wasMine.current) {
      announce(callOf(mirror));
      notify(`${callOf(mirror)} · ${title}`);
      const waited = performance.now() - (waitsSince.current ?? Infinity);
      if (waited > WAITED_MS && session.mySeats.peek().length === 1) chime();
    }
    if (isMine) waitsSince.current = undefined;
    else waitsSince.current ??= performance.now();
    wasMine.current = isMine;
  });
}
