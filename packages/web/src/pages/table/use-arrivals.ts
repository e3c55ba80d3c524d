import type { Mirror } from '@potager/table';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { chime } from '../../parts/chime.ts';
import { useTabTitle } from '../../parts/tab-title.ts';
import { dropToast, toast } from '../../parts/toast.tsx';
import { words, wordsOf } from '../../words/words.ts';

/** Who sits, by person. */
function sittersIn({ info }: Mirror): ReadonlyMap<string, string> {
  const nameOf = makeNameOf(info.seats);
  return new Map(
    info.seats.flatMap((chair, seat) => (chair.kind === 'human' ? [[chair.person, nameOf(seat)] as const] : [])),
  );
}

/** Friends are seen and heard when they come; how many are there stands in the tab's title. */
export function useArrivals(session: Session): void {
  const setTitle = useTabTitle();
  const known = useRef<ReadonlyMap<string, string> | undefined>(undefined);
  const host = useRef<string | undefined>(undefined);
  useSignalEffect(() => {
    const mirror = session.mirror.value;
    if (mirror === undefined || mirror.info.status !== 'waiting') return;
    const sitters = sittersIn(mirror);
    const before = known.current ?? sitters;
    known.current = sitters;
    const { seats, game } = mirror.info;
    const taken = seats.filter(({ kind }) => kind !== 'open').length;
    setTitle(`${String(taken)}/${String(seats.length)} · ${wordsOf(game).title} · Potager`);
    const me = session.client.person.peek();
    const { hasArrived, hasGone, isNowCalled, youAreHost } = words();
    for (const [person, name] of sitters) {
      const former = before.get(person);
      if (former === name || person === me) continue;
      toast({ text: former === undefined ? hasArrived(name) : isNowCalled(former, name) });
      if (former === undefined) chime();
    }
    for (const [person, name] of before) if (!sitters.has(person) && person !== me) toast({ text: hasGone(name) });
    const hasNewHost = host.current !== undefined && mirror.log.at(-1)?.kind === 'hostLeft';
    if (hasNewHost && host.current !== me && mirror.info.host === me) toast({ text: youAreHost });
    host.current = mirror.info.host;
  });
  useEffect(
    () => () => {
      // Over the board it would only be in the way.
      dropToast();
    },
    [],
  );
}
