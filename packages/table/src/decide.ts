import { type Game, InputError, readOptions, type Seat } from '@potager/kernel';
import { LIMITS, type Command } from './command.ts';
import type { Ask, EntryContent } from './entry.ts';
import { type Chair, type TableInfo, holds, playersOf } from './table-info.ts';
import { cleanName, isBlank, nameProblem } from './name.ts';
import type { Person, PersonId } from './person.ts';
import type { TableRefusal, TableRefusalKey } from './refusal.ts';
import type { Table } from './table.ts';

/** What a command leads to: entries for the log, or a refusal. Moves are decided by the game: see `Table.handle`. */
export type Decision = readonly EntryContent[] | TableRefusal;

/** What is decided on. */
type Situation = Pick<
  Table,
  | 'game'
  | 'info'
  | 'deal'
  | 'freeTakeback'
  | 'askedTakeback'
  | 'isPeek'
  | 'entriesAt'
  | 'isOverdue'
  | 'isAwaited'
  | 'silenceEndsAt'
>;

type Asked<K extends Command['kind']> = Extract<Command, { readonly kind: K }>;
type Decider<K extends Command['kind']> = (table: Situation, command: Asked<K>, by: Person, at: number) => Decision;

/** Refusals that have no figures. */
type PlainKey = {
  [K in TableRefusalKey]: Extract<TableRefusal, { key: K }> extends infer R
    ? keyof R extends 'rule' | 'key'
      ? K
      : never
    : never;
}[TableRefusalKey];

const refuse = (key: PlainKey): TableRefusal => ({ rule: 'table', key });

export const isRefusal = (decision: Decision): decision is TableRefusal => 'rule' in decision;

/** Runs the checks in order; the first that refuses wins. */
const unless = (checks: readonly (TableRefusal | undefined)[], otherwise: () => Decision): Decision =>
  checks.find((refusal) => refusal !== undefined) ?? otherwise();

const notWaiting = ({ info }: Situation): TableRefusal | undefined =>
  info.status === 'waiting' ? undefined : refuse('started');

function notPlaying({ info }: Situation): TableRefusal | undefined {
  if (info.status === 'playing') return undefined;
  if (info.status === 'waiting') return refuse('notStarted');
  return refuse(info.status === 'paused' ? 'paused' : 'over');
}

function notRunning({ info }: Situation): TableRefusal | undefined {
  if (info.status === 'waiting') return refuse('notStarted');
  return info.status === 'over' ? refuse('over') : undefined;
}

const notHost = ({ info }: Situation, by: Person): TableRefusal | undefined =>
  info.host === by.id ? undefined : refuse('notHost');

const noSeat = ({ info }: Situation, seat: Seat): TableRefusal | undefined =>
  info.seats[seat] === undefined ? { rule: 'table', key: 'noSuchSeat', seat, seats: info.seats.length } : undefined;

const notHolder = ({ info }: Situation, by: Person, seat: Seat): TableRefusal | undefined =>
  holds(info, by.id, seat) ? undefined : { rule: 'table', key: 'notYourSeat', seat };

const notPlayer = ({ info }: Situation, by: Person): TableRefusal | undefined =>
  playersOf(info).includes(by.id) ? undefined : refuse('notSeated');

const notOpen = ({ info }: Situation, seat: Seat): TableRefusal | undefined =>
  info.seats[seat]?.kind === 'open' ? undefined : { rule: 'table', key: 'seatTaken', seat };

/** A seat that is out of one's hands: resigned, or played by a bot meanwhile. */
function notInHand({ info }: Situation, seat: Seat): TableRefusal | undefined {
  const chair = info.seats[seat];
  const isAway = chair?.kind === 'human' && (chair.standIn !== undefined || chair.hasResigned);
  return isAway ? { rule: 'table', key: 'playedByBot', seat } : undefined;
}

/** Everything that must be so for a person to act in the game on a seat. */
export const mayNotAct = (table: Situation, by: Person, seat: Seat): TableRefusal | undefined =>
  notPlaying(table) ?? noSeat(table, seat) ?? notHolder(table, by, seat) ?? notInHand(table, seat);

const others = ({ info }: Situation, by: Person): string[] => playersOf(info).filter((person) => person !== by.id);

const wrongName = (name: string): TableRefusal | undefined => {
  const why = nameProblem(name);
  return why && { rule: 'table', key: 'wrongName', why };
};

const wrongText = (text: string, most: number): TableRefusal | undefined => {
  if (isBlank(text)) return refuse('emptyText');
  return text.length > most ? { rule: 'table', key: 'tooLong', most } : undefined;
};

const sit: Decider<'sit'> = (table, { seat, name, nonce }, by) => {
  // What somebody is called already they may be called here too, though it may be from before there were rules for
  // names.
  const called = name === undefined || name === by.name ? by.name : cleanName(name);
  const misnamed = called === by.name ? undefined : wrongName(called);
  const chair = onlyChairOf(table, by, seat);
  if (chair !== undefined) {
    const renamed: EntryContent = { kind: 'renamed', person: by.id, name: called };
    return unless([notWaiting(table), misnamed], () => (chair.name === called ? [] : [renamed]));
  }
  return unless([notWaiting(table), noSeat(table, seat), notOpen(table, seat), misnamed], () => [
    { kind: 'sat', seat, person: by.id, name: called, nonce },
  ]);
};

/** The one chair somebody has, if it is this one; whoever sits on several may be called something else on each. */
function onlyChairOf({ info }: Situation, by: Person, seat: Seat): Extract<Chair, { kind: 'human' }> | undefined {
  const own = info.seats.filter((chair) => chair.kind === 'human' && chair.person === by.id);
  const chair = info.seats[seat];
  return own.length === 1 && chair?.kind === 'human' && own[0] === chair ? chair : undefined;
}

const stand: Decider<'stand'> = (table, { seat }, by) =>
  unless([notWaiting(table), noSeat(table, seat), notHolder(table, by, seat)], () => [{ kind: 'stood', seat }]);

const seatBot: Decider<'seatBot'> = (table, { seat, level }, by) =>
  unless([notWaiting(table), notHost(table, by), noSeat(table, seat)], () =>
    table.info.seats[seat]?.kind === 'human'
      ? { rule: 'table', key: 'seatTaken', seat }
      : [{ kind: 'botSat', seat, level }],
  );

const clearSeat: Decider<'clearSeat'> = (table, { seat }, by) =>
  unless([notWaiting(table), notHost(table, by), noSeat(table, seat)], () =>
    table.info.seats[seat]?.kind === 'open' ? { rule: 'table', key: 'seatOpen', seat } : [{ kind: 'stood', seat }],
  );

const change: Decider<'change'> = (table, command, by) =>
  unless([notWaiting(table), notHost(table, by)], () => {
    const { info, game } = table;
    const { seats = info.seats.length, settings = info.settings } = command;
    if (!game.seats.includes(seats)) return { rule: 'table', key: 'seatCount', seats };
    const lost = info.seats.findIndex((chair, seat) => seat >= seats && chair.kind === 'human');
    if (lost >= 0) return { rule: 'table', key: 'seatTaken', seat: lost };
    try {
      const options = readOptions(game.options, command.options ?? info.options);
      return [{ kind: 'changed', seats, options, settings }];
    } catch (error) {
      if (error instanceof InputError) return { rule: 'table', key: 'wrongOptions', problem: error.message };
      throw error;
    }
  });

const start: Decider<'start'> = (table, _command, by) =>
  unless([notWaiting(table), notHost(table, by)], () => {
    const open = table.info.seats.filter((chair) => chair.kind === 'open').length;
    return open > 0
      ? { rule: 'table', key: 'seatsOpen', open }
      : [{ kind: 'started', setup: table.deal(), draws: 'bySeat' }];
  });

const undo: Decider<'undo'> = (table, { seat }, by) =>
  unless([mayNotAct(table, by, seat)], () => {
    const free = table.freeTakeback(seat);
    if (free) return [takenBack(table, seat, free)];
    const moves = table.askedTakeback(seat);
    if (moves === undefined) return refuse('nothingToUndo');
    if (others(table, by).length === 0) return [takenBack(table, seat, moves)];
    if (table.info.ask) return refuse('alreadyAsked');
    const ask: Ask = { what: 'undo', seat, person: by.id, moves, entries: table.entriesAt(moves) };
    return [{ kind: 'asked', ask }];
  });

const takenBack = (table: Situation, seat: Seat, moves: readonly number[]): EntryContent => ({
  kind: 'undone',
  seat,
  moves,
  entries: table.entriesAt(moves),
  isPeek: table.isPeek(moves),
});

const askPause: Decider<'askPause'> = (table, _command, by) =>
  unless([notPlaying(table), notPlayer(table, by)], () => {
    if (others(table, by).length === 0) return [{ kind: 'paused' }];
    return table.info.ask ? refuse('alreadyAsked') : [{ kind: 'asked', ask: { what: 'pause', person: by.id } }];
  });

/**
 * Where nobody else is left to ask, whoever waits decides alone; and so they do, asking for the same once more, where
 * the others have said nothing for as long as the table waits for anybody.
 */
const askAbsent: Decider<'askAbsent'> = (table, { seat, want }, by, at) =>
  unless([notPlaying(table), noSeat(table, seat), notPlayer(table, by)], () => {
    const { info } = table;
    if (info.settings.absence?.kind !== 'vote') return refuse('noVotes');
    if (holds(info, by.id, seat) || !table.isOverdue(seat, at)) return { rule: 'table', key: 'notAwaitedLong', seat };
    // Where all choose at once, who has not chosen is waited for themselves and has not waited for anybody.
    if (info.seats.some((_, own) => holds(info, by.id, own) && table.isAwaited(own))) return refuse('moveFirst');
    const ask = { what: 'absent', seat, person: by.id, want } as const;
    if (info.ask === undefined) return [{ kind: 'asked', ask }];
    const isSame = info.ask.ask.what === 'absent' && info.ask.ask.want === want;
    const isSilenceOver = at >= (table.silenceEndsAt(seat) ?? Infinity);
    return isSame && isSilenceOver ? whatIsAsked(info, ask) : refuse('alreadyAsked');
  });

const DAY = 24 * 60 * 60 * 1000;

const holiday: Decider<'holiday'> = (table, { seat, days }, by, at) =>
  unless([notRunning(table), noSeat(table, seat), notHolder(table, by, seat), notInHand(table, seat)], () => {
    const { clock } = table.info.settings;
    const allowed = clock.kind === 'correspondence' ? (clock.holidays ?? 0) : 0;
    if (allowed === 0) return refuse('noHolidays');
    const chair = table.info.seats[seat];
    const { until = 0, days: taken = 0 } = (chair?.kind === 'human' ? chair.holiday : undefined) ?? {};
    // A day that was begun is over; those that were not are still to come.
    const unspent = until > at ? Math.floor((until - at) / DAY) : 0;
    const left = allowed - taken + unspent;
    if (days > left) return { rule: 'table', key: 'holidaysLeft', days: left };
    if (days === 0 && until <= at) return [];
    return [{ kind: 'holiday', seat, until: at + days * DAY, days: days - unspent }];
  });

const agree: Decider<'agree'> = (table, _command, by) =>
  unless([notRunning(table), notPlayer(table, by)], () => {
    const asked = table.info.ask;
    if (asked === undefined) return refuse('nothingAsked');
    if (asked.ask.person === by.id || isMissed(table.info, by.id)) return refuse('ownAsk');
    return asked.agreed.includes(by.id) ? [] : [{ kind: 'agreed', person: by.id }];
  });

/**
 * What becomes of an ask now: it comes about once nobody's consent is missing any more, and is off where whoever asked
 * plays no more. Whoever is missed has no say in what becomes of them, but is back with their next move.
 */
export function settleAsk(table: Situation): readonly EntryContent[] {
  const { info } = table;
  if (info.ask === undefined) return [];
  const { ask, agreed } = info.ask;
  const players = playersOf(info);
  if (!players.includes(ask.person)) return [{ kind: 'declined', person: ask.person }];
  const hasSaid = (person: PersonId): boolean =>
    person === ask.person || agreed.includes(person) || isMissed(info, person);
  if (!players.every(hasSaid)) return [];
  if (ask.what === 'pause') return [{ kind: 'paused' }];
  if (ask.what === 'undo') return [takenBack(table, ask.seat, ask.moves)];
  return whatIsAsked(info, ask);
}

const whatIsAsked = (info: TableInfo, { seat, want }: Extract<Ask, { what: 'absent' }>): readonly EntryContent[] =>
  want === 'resign'
    ? resignation(info, seat, { isVoted: true })
    : [{ kind: 'stoodIn', seat, level: info.settings.standIn, why: 'voted' }];

/** Whether it is asked what is to become of this person. */
const isMissed = (info: TableInfo, person: PersonId): boolean =>
  info.ask?.ask.what === 'absent' && holds(info, person, info.ask.ask.seat);

/** The others say no, or whoever asked thinks better of it. */
const decline: Decider<'decline'> = (table, _command, by) =>
  unless([notRunning(table), notPlayer(table, by)], () =>
    table.info.ask ? [{ kind: 'declined', person: by.id }] : refuse('nothingAsked'),
  );

const unpause: Decider<'unpause'> = (table, _command, by) =>
  unless([notRunning(table), notPlayer(table, by)], () =>
    table.info.status === 'paused' ? [{ kind: 'unpaused', person: by.id }] : refuse('notPaused'),
  );

const leave: Decider<'leave'> = (table, { seat }, by) =>
  table.info.status === 'waiting'
    ? leaveRoom(table, seat, by)
    : unless([notRunning(table), noSeat(table, seat), notHolder(table, by, seat), notInHand(table, seat)], () => [
        { kind: 'stoodIn', seat, level: table.info.settings.standIn, why: 'left' },
      ]);

/** Nobody is left waiting for a host who is not coming back: whoever sits there next in line has the table then. */
function leaveRoom(table: Situation, seat: Seat, by: Person): Decision {
  const { info } = table;
  const isHost = info.host === by.id;
  return unless([noSeat(table, seat), isHost ? undefined : notHolder(table, by, seat)], () => {
    const stood: readonly EntryContent[] = holds(info, by.id, seat) ? [{ kind: 'stood', seat }] : [];
    return isHost ? [...stood, { kind: 'hostLeft' }] : stood;
  });
}

const giveBack: Decider<'return'> = (table, { seat }, by) =>
  unless([notRunning(table), noSeat(table, seat), notHolder(table, by, seat)], () => {
    const chair = table.info.seats[seat];
    const canReturn = chair?.kind === 'human' && chair.standIn !== undefined && !chair.hasResigned;
    return canReturn ? [{ kind: 'returned', seat }] : { rule: 'table', key: 'notPlayedByBot', seat };
  });

const order: Decider<'order'> = (table, { seat, order: given }, by) =>
  unless([notRunning(table), noSeat(table, seat), notHolder(table, by, seat)], () => {
    const { orders } = table.game;
    if (orders === undefined) return refuse('noOrders');
    try {
      return [{ kind: 'ordered', seat, order: given === null ? null : orders.read(given) }];
    } catch (error) {
      if (error instanceof InputError) return { rule: 'table', key: 'wrongOrder', problem: error.message };
      throw error;
    }
  });

const resign: Decider<'resign'> = (table, { seat }, by) =>
  unless([notRunning(table), noSeat(table, seat), notHolder(table, by, seat)], () => {
    const { info } = table;
    const chair = info.seats[seat];
    if (chair?.kind === 'human' && chair.hasResigned) return { rule: 'table', key: 'playedByBot', seat };
    return resignation(info, seat);
  });

/**
 * The last one who has not resigned wins, and it is over; so it is where only bots are left. Else a bot plays on for
 * whoever resigns.
 */
function resignation(info: TableInfo, seat: Seat, { isVoted }: { isVoted?: true } = {}): readonly EntryContent[] {
  const resigned: EntryContent = isVoted ? { kind: 'resigned', seat, isVoted } : { kind: 'resigned', seat };
  const remain = info.seats.filter((chair, i) => i !== seat && !(chair.kind === 'human' && chair.hasResigned));
  if (remain.length <= 1) return [resigned, { kind: 'ended', reason: 'resigned' }];
  if (!remain.some(({ kind }) => kind === 'human')) return [resigned, { kind: 'ended', reason: 'abandoned' }];
  return [resigned, { kind: 'stoodIn', seat, level: info.settings.standIn, why: 'resigned' }];
}

/** Control characters, and those that turn the direction of writing around for everything that follows. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Whoever sits at the table talks to everyone; the gallery talks among itself until it is over. Where it sees
 * everything later it does so for good: by then the players read it anyway.
 */
const say: Decider<'say'> = ({ info }, { text: typed }, by) => {
  const text = typed.toWellFormed().replaceAll(UNSEEN, ' ').trim();
  const isSeated = info.seats.some((chair) => chair.kind === 'human' && chair.person === by.id);
  const isOver = info.status === 'over' && info.settings.delay === 0;
  const to = isSeated || isOver || info.status === 'waiting' ? 'table' : 'gallery';
  return unless([wrongText(text, LIMITS.chatCharacters)], () => [
    { kind: 'said', person: by.id, name: by.name, text, to },
  ]);
};

const deciders: { readonly [K in Exclude<Command['kind'], 'move'>]: Decider<K> } = {
  sit,
  stand,
  seatBot,
  clearSeat,
  change,
  start,
  undo,
  askPause,
  askAbsent,
  holiday,
  agree,
  decline,
  unpause,
  leave,
  return: giveBack,
  order,
  resign,
  say,
};

export function decide(
  table: Situation,
  command: Exclude<Command, { kind: 'move' }>,
  by: Person,
  at: number,
): Decision {
  const decider = deciders[command.kind] as Decider<typeof command.kind>;
  return decider(table, command, by, at);
}

/**
 * Why somebody who holds no seat may not do this, as far as the table's info tells: it is all they can know that
 * matters.
 */
export function refuseOutsider(game: Game, info: TableInfo, command: Command, by: Person): TableRefusal | undefined {
  const situation: Situation = {
    game,
    info,
    // Nothing comes of this decision but its refusal, and who made no moves has none to take back.
    deal: () => ({}),
    freeTakeback: () => undefined,
    askedTakeback: () => undefined,
    isPeek: () => false,
    entriesAt: () => [],
    isOverdue: () => false,
    isAwaited: () => false,
    silenceEndsAt: () => undefined,
  };
  if (command.kind === 'move') return mayNotAct(situation, by, command.seat);
  const decision = decide(situation, command, by, 0);
  return isRefusal(decision) ? decision : undefined;
}
