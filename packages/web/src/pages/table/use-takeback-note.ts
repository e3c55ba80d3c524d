import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';

/** Tells whoever takes something back that had been drawn that the same will be drawn again. */
export function useTakebackNote(session: Session): void {
  const last = session.mirror.value?.log.at(-1);
  const told = useRef(last?.n);
  useEffect(() => {
    if (last === undefined || told.current === last.n) return;
    told.current = last.n;
    if (last.kind === 'undone' && last.isPeek) toast({ text: words().sameChance });
  }, [last?.n]);
}
