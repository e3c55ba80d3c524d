import type { HostPerson, HostRestrictions, HostTable, HostTableDetail, Restriction } from '@potager/table';

/** What came of `potager admin`, in words for a terminal. */
export const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

export const lasts = (until: number | undefined): string => (until === undefined ? '' : ` until ${day(until)}`);

export function listing(lines: readonly string[], next: number | undefined, empty: string): string {
  if (lines.length === 0) return empty;
  return [...lines, ...(next === undefined ? [] : [`more: --before ${next}`])].join('\n');
}

export const tableLine = ({ table, game, status, isPublic: shown, at, entries, people }: HostTable): string =>
  [
    table,
    `${status}${shown ? ', public' : ''}`.padEnd(15),
    game.padEnd(13),
    `${day(at)}  ${String(entries).padStart(5)}`,
    people.map(({ person, name }) => `${name} (${person})`).join(', '),
  ].join('  ');

export function describeTable(it: HostTableDetail): string {
  const seats = it.seats.map((chair, seat) => {
    if (chair.kind !== 'human') return `  ${seat + 1}  ${chair.kind === 'bot' ? `bot: ${chair.level}` : 'open'}`;
    const left = it.clock?.left[seat];
    const clock = left === undefined ? '' : `, ${Math.round(left / 1000)} s left`;
    return `  ${seat + 1}  ${chair.name} (${chair.person})${clock}${chair.standIn ? ', played by a bot' : ''}`;
  });
  const { ending } = it;
  return [
    tableLine({ ...it, people: [] }).trimEnd(),
    ...seats,
    `  opened ${day(it.createdAt)} by ${it.host === '' ? 'somebody who is gone' : it.host}`,
    `  ${JSON.stringify({ ...it.options, ...it.settings })}`,
    ...(ending ? [`  ended: ${ending.reason}${ending.why === undefined ? '' : `, ${ending.why}`}`] : []),
    ...it.connections.map(({ name, person, address }) => `  here: ${name} (${person}) from ${address}`),
  ].join('\n');
}

const restriction = (what: string, it: Restriction | undefined): string[] =>
  it === undefined ? [] : [`  ${what}${lasts(it.until)}: ${it.why}`];

export const describePerson = (it: HostPerson): string =>
  [
    `${it.person}  ${it.name}${it.isAdmin ? ', keeps order' : ''}${it.isAccount ? '' : ', guest'}`,
    `  since ${day(it.createdAt)}, last here ${day(it.seenAt)}`,
    ...restriction('muted', it.mute),
    ...restriction('shut out', it.ban),
    ...it.connections.map(({ address, since }) => `  here from ${address} since ${day(since)}`),
    ...it.tables.map((table) => `  at ${table}`),
  ].join('\n');

export function describeRestrictions({ restrictions }: HostRestrictions): string {
  const lines = restrictions.map(
    ({ target, name, at, until, why }) =>
      `${target}${name === undefined ? '' : ` (${name})`}  ${day(at)}${lasts(until)}  ${why}`,
  );
  return listing(lines, undefined, 'Nobody.');
}
