import { includes } from '@potager/kernel';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { wordsOf } from '../../games/catalog.ts';
import type { Session } from '../../keeper/session.ts';
import { announce } from '../../parts/announcer.tsx';
import { notify } from '../../settings/turn-notice.ts';
import { callOf } from './call-of.ts';
import { makeLines } from './log-lines.ts';

/** Tells what happens to those who do not look: in the page's title, by a notice of the system, and to screen readers, each thing once. */
export function useTurnNews(session: Session): void {
  const told = useRef<number | undefined>(undefined);
  const wasMine = useRef(false);
  useSignalEffect(() => {
    const mirror = session.mirror.value;
    if (mirror === undefined) return;
    const { hall, standing, log, n } = mirror;
    const title = wordsOf(hall.game).title;
    const isMine = hall.status === 'playing' && includes(standing.awaited, session.viewer.value);
    document.title = isMine ? `● ${callOf(mirror)} · ${title}` : `${title} · Potager`;
    const before = told.current ?? n;
    told.current = n;
    const fresh = log.filter((entry) => entry.n > before);
    for (const entry of fresh) if (entry.kind === 'said' && entry.text !== '') announce(`${entry.name}: ${entry.text}`);
    announce(
      makeLines(fresh, hall)
        .flatMap(({ sentences }) => sentences)
        .join(' '),
    );
    if (isMine && !wasMine.current) {
      announce(callOf(mirror));
      notify(`${callOf(mirror)} · ${title}`);
    }
    wasMine.current = isMine;
  });
  useEffect(
    () => () => {
      document.title = 'Potager';
    },
    [],
  );
}
