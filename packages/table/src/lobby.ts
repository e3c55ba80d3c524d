import type { TableInfo } from './table-info.ts';

/** A public table as the lobby lists it. */
export type LobbyTable = Pick<TableInfo, 'table' | 'game' | 'options' | 'settings' | 'status' | 'seats'> & {
  readonly watchers: number;
  /** Whether whoever opened it sits at it and is there now. */
  readonly isHostHere: boolean;
};

/** The public tables, newest first, and how often the list has changed before. */
export type LobbyList = { readonly version: number; readonly tables: readonly LobbyTable[] };

/**
 * What has become of the list: first those go that are gone, then the others are put in their places, and then come
 * those that are new.
 */
export type LobbyChange = {
  readonly gone: readonly string[];
  /** In place of what there was about the same tables. */
  readonly changed: readonly LobbyTable[];
  /** Each with its place in the whole new list, ascending. */
  readonly added: readonly { readonly place: number; readonly table: LobbyTable }[];
};

/** What leads from one list to another; undefined where they are the same. */
export function makeLobbyChange(before: readonly LobbyTable[], after: readonly LobbyTable[]): LobbyChange | undefined {
  const stayed = findStayed(before, after);
  const known = new Map(before.map((table) => [table.table, table]));
  const gone = before.flatMap(({ table }) => (stayed.has(table) ? [] : [table]));
  const changed = after.filter((table) => stayed.has(table.table) && !isSame(table, known.get(table.table)));
  const added = after.flatMap((table, place) => (stayed.has(table.table) ? [] : [{ place, table }]));
  return gone.length + changed.length + added.length === 0 ? undefined : { gone, changed, added };
}

/** The list after a change. */
export function applyLobbyChange(tables: readonly LobbyTable[], { gone, changed, added }: LobbyChange): LobbyTable[] {
  const isGone = new Set(gone);
  const latest = new Map(changed.map((table) => [table.table, table]));
  const after = tables.filter(({ table }) => !isGone.has(table)).map((table) => latest.get(table.table) ?? table);
  for (const { place, table } of added) after.splice(place, 0, table);
  return after;
}

/** Those in both that follow each other in the same order. New ones come on top, so that this is told from below. */
function findStayed(before: readonly LobbyTable[], after: readonly LobbyTable[]): Set<string> {
  const places = new Map(before.map(({ table }, place) => [table, place]));
  const stayed = new Set<string>();
  let above = before.length;
  for (const { table } of after.toReversed()) {
    const place = places.get(table);
    if (place === undefined || place >= above) continue;
    stayed.add(table);
    above = place;
  }
  return stayed;
}

const isSame = (one: LobbyTable, other: LobbyTable | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
