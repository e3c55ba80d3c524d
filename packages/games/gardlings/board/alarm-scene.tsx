import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Event } from '../rules/kinds.ts';
import { sayTile } from './describe.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** How long an alarm marches through the garden. */
const ALARM_MS = 2600;

/**
 * A gnome alarm: they come out of the moss and march off with gems. It lies over the garden, takes no clicks and goes
 * when one goes on.
 */
export function AlarmScene(): VNode | null {
  const table = useTable();
  const { happened, me, labels } = table;
  const [alarm, setAlarm] = useState<Extract<Event, { key: 'alarm' }>>();
  useEffect(() => {
    const own = (happened.events as readonly Event[]).filter((event) => 'seat' in event && event.seat === me);
    // Whoever goes on has seen enough of it.
    if (own.length > 0) setAlarm(own.find((event) => event.key === 'alarm'));
  }, [happened.n]);
  useEffect(() => {
    if (alarm === undefined) return undefined;
    const ending = setTimeout(() => setAlarm(undefined), ALARM_MS);
    return () => clearTimeout(ending);
  }, [alarm]);
  if (alarm === undefined) return null;
  return (
    <div class="gl-alarm" aria-hidden="true">
      <div class="gl-march">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <span key={n} style={{ '--n': n }}>
            <Icon of={n % 2 === 0 ? 'gnome' : 'gnome2'} />
            {n < alarm.lost && <Icon of="gem" class="gl-loot" />}
          </span>
        ))}
      </div>
      <p>
        <b>{labels.alarmTitle}</b>
        <span>{labels.alarmLoss(sayTile(table, alarm.tile), alarm.lost)}</span>
      </p>
    </div>
  );
}
