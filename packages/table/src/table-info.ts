import type { LevelName } from '@potager/bots';
import { NOBODY, type Options, type Outcome, type Seat, type SeatSet } from '@potager/kernel';
import type { Absence, Ask, EndReason } from './entry.ts';
import type { PersonId } from './person.ts';
import type { RedactedContent } from './redacted.ts';
import type { TableSettings } from './settings.ts';

/**
 * Everything about a table but the game itself: who sits where, what was agreed, what is being asked. It is the same
 * for every viewer and follows from the log alone, so that host and page fold it with the same function.
 */
export type TableInfo = {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly settings: TableSettings;
  /** Empty where the host is gone and nobody sits yet who could take their place. */
  readonly host: PersonId;
  readonly commitment: string;
  readonly status: 'waiting' | 'playing' | 'paused' | 'over';
  readonly seats: readonly Chair[];
  readonly ask?: { readonly ask: Ask; readonly agreed: readonly PersonId[] };
  readonly ending?: Ending;
  /** The table that follows this one. */
  readonly rematch?: string;
  /** How many moves were taken back after something had been revealed. */
  readonly takebacks: number;
};

export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: LevelName }
  | {
      readonly kind: 'human';
      readonly person: PersonId;
      readonly name: string;
      readonly nonce: string;
      /** The bot that plays for them meanwhile. */
      readonly standIn?: { readonly level: LevelName; readonly why: Absence };
      readonly hasResigned?: true;
      /** Until when they are on holiday, or were last, and how many days they have taken. */
      readonly holiday?: Holiday;
    };

export type Holiday = { readonly until: number; readonly days: number };

export type Ending = {
  readonly reason: EndReason;
  readonly outcome?: Outcome;
  /** Why it was closed. */
  readonly why?: string;
  /** What the seed was made of, for everyone to check. */
  readonly secret: string;
  readonly seed: string;
};

const OPEN: Chair = { kind: 'open' };

/** The table's info after an entry; undefined before the first, which opens it. */
export function nextInfo(info: TableInfo | undefined, entry: RedactedContent): TableInfo {
  if (entry.kind === 'opened') return openInfo(entry);
  if (info === undefined) throw new Error(`a log begins with "opened", not with "${entry.kind}"`);
  switch (entry.kind) {
    case 'changed':
      return { ...info, options: entry.options, settings: entry.settings, seats: resize(info.seats, entry.seats) };
    case 'sat': {
      const { seat, person, name, nonce } = entry;
      return { ...withChair(info, seat, { kind: 'human', person, name, nonce }), host: info.host || person };
    }
    case 'botSat':
      return withChair(info, entry.seat, { kind: 'bot', level: entry.level });
    case 'stood':
      return withChair(info, entry.seat, OPEN);
    case 'hostLeft':
      return { ...info, host: playersOf(info).find((person) => person !== info.host) ?? '' };
    case 'started':
    case 'unpaused':
      return { ...info, status: 'playing' };
    case 'moved':
      return info.ask?.ask.what === 'undo' ? withoutAsk(info) : withoutMissing(info, entry.seat);
    case 'undone':
      return { ...withoutAsk(info), takebacks: info.takebacks + (entry.isPeek ? entry.moves.length : 0) };
    case 'asked':
      return { ...info, ask: { ask: entry.ask, agreed: [] } };
    case 'agreed':
      return info.ask ? { ...info, ask: { ...info.ask, agreed: [...info.ask.agreed, entry.person] } } : info;
    case 'declined':
      return withoutAsk(info);
    case 'stoodIn':
      return withHuman(withoutMissing(info, entry.seat), entry.seat, {
        standIn: { level: entry.level, why: entry.why },
      });
    case 'returned':
      return withHuman(info, entry.seat, { standIn: undefined });
    case 'resigned':
      return withHuman(withoutMissing(info, entry.seat), entry.seat, { hasResigned: true });
    case 'holiday':
      return withHuman(info, entry.seat, { holiday: { until: entry.until, days: daysTaken(info, entry) } });
    case 'paused':
      return { ...withoutAsk(info), status: 'paused' };
    case 'ended':
      return { ...withoutAsk(info), status: 'over', ending: endingOf(entry) };
    case 'renamed':
      return { ...info, seats: info.seats.map((chair) => renameIn(chair, entry)) };
    case 'rematched':
      return { ...info, rematch: entry.table };
    case 'said':
    case 'ordered':
    case 'woke':
      return info;
  }
}

function openInfo(opened: Extract<RedactedContent, { kind: 'opened' }>): TableInfo {
  const { table, game, rules, options, settings, host, commitment } = opened;
  const seats = resize([], opened.seats);
  return { table, game, rules, options, settings, host, commitment, status: 'waiting', seats, takebacks: 0 };
}

function endingOf({ reason, outcome, why, secret, seed }: Ending): Ending {
  return { reason, ...(outcome ? { outcome } : {}), ...(why === undefined ? {} : { why }), secret, seed };
}

const renameIn = (chair: Chair, { person, name }: { person: PersonId; name: string }): Chair =>
  chair.kind === 'human' && chair.person === person ? { ...chair, name } : chair;

const resize = (chairs: readonly Chair[], seats: number): Chair[] =>
  Array.from({ length: seats }, (_, seat) => chairs[seat] ?? OPEN);

function withChair(info: TableInfo, seat: Seat, chair: Chair): TableInfo {
  return { ...info, seats: info.seats.map((old, i) => (i === seat ? chair : old)) };
}

function withHuman(
  info: TableInfo,
  seat: Seat,
  change: { standIn?: { level: LevelName; why: Absence } | undefined; hasResigned?: true; holiday?: Holiday },
): TableInfo {
  const chair = info.seats[seat];
  if (chair?.kind !== 'human') throw new Error(`nobody sits on seat ${seat}`);
  const { standIn, ...rest } = { ...chair, ...change };
  return withChair(info, seat, standIn === undefined ? rest : { ...rest, standIn });
}

/** What is to become of this seat is not asked any more: its player is there, or it has been decided. */
const withoutMissing = (info: TableInfo, seat: Seat): TableInfo =>
  info.ask?.ask.what === 'absent' && info.ask.ask.seat === seat ? withoutAsk(info) : info;

function daysTaken({ seats }: TableInfo, { seat, days }: { seat: Seat; days: number }): number {
  const chair = seats[seat];
  return days + (chair?.kind === 'human' ? (chair.holiday?.days ?? 0) : 0);
}

function withoutAsk(info: TableInfo): TableInfo {
  if (info.ask === undefined) return info;
  const { ask: _ask, ...rest } = info;
  return rest;
}

/** The level of the bot that plays this seat now: its own, or a stand-in; undefined where a person plays it. */
export function botOf(chair: Chair | undefined): LevelName | undefined {
  if (chair?.kind === 'bot') return chair.level;
  return chair?.kind === 'human' ? chair.standIn?.level : undefined;
}

/** Whether a bot has taken somebody's seat without their wanting it; they may take it back. */
export const hasLostSeat = (chair: Chair | undefined): boolean =>
  chair?.kind === 'human' && chair.standIn !== undefined && chair.standIn.why !== 'left' && !chair.hasResigned;

/** Who has a say: everyone who sits here and plays themselves, each once. */
export function playersOf(info: TableInfo): PersonId[] {
  const people: PersonId[] = [];
  for (const chair of info.seats) {
    const isPlayer = chair.kind === 'human' && chair.standIn === undefined && !chair.hasResigned;
    if (isPlayer && !people.includes(chair.person)) people.push(chair.person);
  }
  return people;
}

interface Ended extends Pick<TableInfo, 'seats'> {
  readonly ending?: Pick<Ending, 'reason' | 'outcome'>;
}

/**
 * Who has won a game that is over. Whoever resigned has not, however well a bot did in their place; where all others
 * resigned, the last one has.
 */
export function winnersOf({ seats, ending }: Ended): readonly Seat[] {
  const remain = seats.flatMap((chair, seat) => (chair.kind === 'human' && chair.hasResigned ? [] : [seat]));
  if (ending?.reason === 'resigned') return remain;
  if (ending?.outcome === undefined) return [];
  const { winners, scores } = ending.outcome;
  const left = winners.filter((seat) => remain.includes(seat));
  if (left.length > 0 || winners.length === 0) return left;
  const best = Math.max(...remain.map((seat) => scores[seat] ?? 0));
  return remain.filter((seat) => scores[seat] === best);
}

export const holds = (info: TableInfo, person: PersonId, seat: Seat): boolean => {
  const chair = info.seats[seat];
  return chair?.kind === 'human' && chair.person === person;
};

/** Which seats someone holds, as a bit set. */
export const seatsIn = ({ seats }: TableInfo, person: PersonId): SeatSet =>
  seats.reduce(
    (held, chair, seat) => (chair.kind === 'human' && chair.person === person ? held | (1 << seat) : held),
    NOBODY,
  );
