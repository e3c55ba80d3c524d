import { listSeats } from '@potager/kernel';
import type { Me, PersonalData, Report } from '@potager/table';
import type { Site } from '../http/site.ts';

/** Everything the server knows about somebody, for them to take along. */
export function exportData({ storage, house }: Site, me: Me): PersonalData {
  const tables = storage.tables.listOf(me.person).flatMap(({ id, key, seats }) => {
    const live = house.find(id);
    if (live === undefined) return [];
    const said = storage.tables
      .log(key)
      .flatMap((entry) =>
        entry.kind === 'said' && entry.person === me.person ? [{ at: entry.at, text: entry.text }] : [],
      );
    const record = live.visibleTo(me.person).record();
    return [{ table: id, game: live.hall.game, seats: listSeats(seats), said, ...(record ? { record } : {}) }];
  });
  const { people } = storage;
  return {
    me,
    sessions: people.listSessions(me.person),
    pushes: people.listPushes(me.person),
    mutes: storage.mutes.list(me.person),
    reports: storage.reports.listBy(me.person).map(asTold),
    tables,
  };
}

/** What the host knows besides is the host's. */
const asTold = ({ at, about, reason, text, table, entry }: Report): PersonalData['reports'][number] => ({
  at,
  about,
  reason,
  text,
  table,
  ...(entry === undefined ? {} : { entry }),
});
