import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../../../games/catalog.ts';
import { makeNameOf } from '../../../games/names.ts';
import type { Session } from '../../../client/session.ts';
import type { TableAt } from '../../../router/route.ts';
import { bringRecord } from './bring-record.ts';
import { type Curve, drawCurve } from './curve.ts';
import { CurveChart } from './curve-chart.tsx';

/** Points over time, from the record of the game; its place is kept until it is drawn. */
export function EndCurve({ session, place }: { session: Session; place: TableAt['place'] }): VNode | null {
  const { info } = session.mirror.value as Mirror;
  const { game } = session.loaded as LoadedGame;
  const curve = useSignal<Curve | 'none' | undefined>(undefined);
  useEffect(() => {
    void bringRecord(place, session.table)
      .then(async (record) => drawCurve(game, record))
      .then((drawn) => (curve.value = drawn.length > 1 ? drawn : 'none'))
      // Without a line to the server there is no record, and nothing else is lacking.
      .catch(() => (curve.value = 'none'));
  }, [session.table]);
  if (curve.value === 'none') return null;
  if (curve.value === undefined) return <div class="curve curve-pending" />;
  return <CurveChart curve={curve.value} nameOf={makeNameOf(info.seats)} />;
}
