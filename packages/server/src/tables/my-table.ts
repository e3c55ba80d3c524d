import { listSeats, NOBODY, SPECTATOR } from '@potager/kernel';
import {
  botOf,
  type MyTable,
  type PersonId,
  type Presence,
  seatsIn,
  type TableInfo,
  type TurnStatus,
} from '@potager/table';
import { makeCard } from '@potager/table/host';
import type { TableRow } from '../storage/table-store.ts';
import type { LiveTable } from './live-table.ts';

/** Whose table it is to be described for, and whether they want to see it among their games. */
interface Owner {
  readonly person: PersonId;
  readonly isHidden: boolean;
}

/** A table in memory as one of somebody's, as far as they may know it. */
export function describeLive(live: LiveTable, owner: Owner): MyTable {
  const visible = live.visibleTo(owner.person);
  const { info, changedAt: at, since, presence } = visible;
  return describeTable(info, owner, { at, since, presence, turnStatus: visible.turnStatus(SPECTATOR) });
}

/** Likewise one that nobody waits at any more, so that nothing need be played through. */
export const describeRow = (info: TableInfo, { changedAt: at }: TableRow, owner: Owner): MyTable =>
  describeTable(info, owner, { at, since: at, presence: NOBODY_THERE, turnStatus: NOTHING_AWAITED });

interface Sight {
  readonly at: number;
  readonly since: number;
  readonly presence: Presence;
  readonly turnStatus: Pick<TurnStatus, 'awaited' | 'clock'>;
}

const NOBODY_THERE: Presence = { online: NOBODY, watchers: 0 };
const NOTHING_AWAITED = { awaited: NOBODY };

function describeTable(info: TableInfo, { person, isHidden }: Owner, sight: Sight): MyTable {
  const { at, since, presence, turnStatus } = sight;
  const { awaited, clock } = turnStatus;
  const { status, host, ending } = info;
  const mine = seatsIn(info, person);
  return {
    ...makeCard(info, presence),
    mySeats: listSeats(mine),
    awaited,
    isMyTurn: status === 'playing' && listSeats(awaited & mine).some((seat) => botOf(info.seats[seat]) === undefined),
    isMine: host === person,
    at,
    since,
    ...(clock && { clock }),
    ...(ending && { ending: withoutSeed(ending) }),
    ...(isHidden && { isHidden }),
  };
}

/** A list need not say what the shuffles were made of. */
function withoutSeed({ reason, outcome, why }: NonNullable<TableInfo['ending']>): NonNullable<MyTable['ending']> {
  return { reason, ...(outcome && { outcome }), ...(why !== undefined && { why }) };
}

/** Whether it is one's own: others only said something there. */
export const isOwn = ({ isMine, mySeats }: MyTable): boolean => isMine || mySeats.length > 0;
