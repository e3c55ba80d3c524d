import { wantsStillness } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sayTile } from './describe.ts';
import { Icon } from './symbols.tsx';
import { type Table, useTable } from './table.ts';

/** How long an alarm marches through the garden; without movement there is time to read it. */
const ALARM_MS = 3200;

/**
 * A gnome alarm: they come out of the moss and march off with gems. It lies over the garden until it was seen, whatever
 * the others do meanwhile; a touch or a key ends it sooner.
 */
export function AlarmScene(): VNode | null {
  const table = useTable();
  const { labels } = table;
  const { round, tile, lost } = useNewAlarm();
  const [seen, setSeen] = useState(0);
  const isOn = round > seen;
  useEffect(() => {
    if (!isOn) return undefined;
    const end = (): void => setSeen(round);
    const ending = setTimeout(end, wantsStillness() ? 2 * ALARM_MS : ALARM_MS);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(ending);
      removeEventListener('keydown', end);
    };
  }, [isOn]);
  if (!isOn) return null;
  return (
    <div class="gl-alarm" aria-hidden="true" onClick={() => setSeen(round)}>
      <div class="gl-march">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <span key={n} style={{ '--n': n }}>
            <Icon of={n % 2 === 0 ? 'gnome' : 'gnome2'} />
            {n < lost && <Icon of="gem" class="gl-loot" />}
          </span>
        ))}
      </div>
      <p>
        <b>{labels.alarmTitle}</b>
        <span>{labels.alarmLoss(sayTile(table, tile), lost)}</span>
      </p>
    </div>
  );
}

interface Alarm {
  /** 0 where none has come. */
  readonly round: number;
  /** The tile that set it off. */
  readonly tile: string;
  /** Gems that the gnomes took. */
  readonly lost: number;
}

const NO_ALARM: Alarm = { round: 0, tile: '', lost: 0 };

/**
 * The viewer's own last alarm that came before their eyes, as it was: the next round may have begun by the time it is
 * drawn. It is read off the garden, not off what has just happened: quick bots may have done something meanwhile.
 */
function useNewAlarm(): Alarm {
  const table = useTable();
  const { view, me } = table;
  const now = me === undefined ? undefined : alarmIn(table, me);
  const latest = useRef({ me, round: view.round, isAlarm: now !== undefined, shown: NO_ALARM });
  const last = latest.current;
  const next = { me, round: view.round, isAlarm: now !== undefined };
  // Whoever takes another seat before the same screen has seen nothing of it yet.
  if (last.me !== me) latest.current = { ...next, shown: NO_ALARM };
  else if (view.round > last.round || (view.round === last.round && !last.isAlarm))
    latest.current = { ...next, shown: now ?? last.shown };
  return latest.current.shown;
}

function alarmIn({ view, gardens }: Table, me: number): Alarm | undefined {
  const { alarm, aside } = view.seats[me]!;
  if (!alarm || aside === null) return undefined;
  const stolen = (gardens[me]?.lines ?? []).filter(({ key }) => key === 'stolen');
  return { round: view.round, tile: aside, lost: stolen.reduce((sum, { points }) => sum - points, 0) };
}
