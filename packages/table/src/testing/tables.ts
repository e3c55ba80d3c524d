import { registry } from '@potager/games/registry';
import { type Game, readOptions, type Seat } from '@potager/kernel';
import type { Command } from '../command.ts';
import type { Person } from '../person.ts';
import type { Reply } from '../refusal.ts';
import { DEFAULT_SETTINGS, type TableSettings } from '../settings.ts';
import { Table } from '../table.ts';

export const ANN: Person = { id: 'ann', name: 'Ann' };
export const BEN: Person = { id: 'ben', name: 'Ben' };
export const CLEO: Person = { id: 'cleo', name: 'Cleo' };

/** As many people as a game needs, three where it takes three. */
export function peopleFor({ seats }: Game): readonly Person[] {
  const count = seats.findLast((number) => number <= 3) ?? Math.min(...seats);
  const named = [ANN, BEN, CLEO];
  return Array.from({ length: count }, (_, seat) => named[seat] ?? { id: `person-${seat}`, name: `Person ${seat}` });
}

const SECRET = '5eed'.repeat(16);
export const nonceOf = (seat: Seat): string => String(seat).repeat(32);

interface Sitting {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly settings?: Partial<TableSettings>;
  readonly options?: { readonly [name: string]: string | number | boolean };
  readonly at?: number;
}

/** A table with a person on each of the first seats, not yet started. The first is its host. */
export function openTable({ game, people, settings, options = {}, at = 0 }: Sitting, seats = people.length): Table {
  const host = people[0]!;
  const opening = {
    table: 'table-1',
    seats,
    options: readOptions(game.options, options),
    settings: { ...DEFAULT_SETTINGS, ...settings },
    host: host.id,
    secret: SECRET,
  };
  const table = Table.open(game, opening, at);
  people.forEach((person, seat) => done(table, person, { kind: 'sit', seat, nonce: nonceOf(seat) }));
  return table;
}

export function startTable(sitting: Sitting): Table {
  const table = openTable(sitting);
  done(table, sitting.people[0]!, { kind: 'start' }, sitting.at);
  return table;
}

/** Makes a command that must not be refused. */
export function done(table: Table, by: Person, command: Command, at = 0): number {
  const reply = table.handle(command, by, { at });
  if (!reply.ok) throw new Error(`${command.kind} was refused: ${JSON.stringify(reply)}`);
  return reply.n;
}

/** Makes a move as whoever has seen everything. */
export const play = (table: Table, by: Person, seat: Seat, move: string, at = 0): Reply =>
  table.handle({ kind: 'move', seat, move, version: table.n }, by, { at });

export const refusalOf = (reply: Reply): unknown => (!reply.ok && 'refusal' in reply ? reply.refusal : undefined);

/** A registered game, with its rules loaded. */
export const gameOf = async (name: string): Promise<Game> => {
  const entry = registry.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(name);
  return (await entry.rules()).game;
};
