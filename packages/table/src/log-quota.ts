import type { Seat } from '@potager/kernel';
import { type Command, LIMITS } from './command.ts';
import type { Entry, EntryContent } from './entry.ts';
import { type TableInfo, holds } from './table-info.ts';
import type { Person, PersonId } from './person.ts';
import type { TableRefusal } from './refusal.ts';

interface Occasion {
  readonly by: Person;
  readonly at: number;
  readonly info: TableInfo;
}

/**
 * What begins something, or ends what others began: it could go on for ever. What only answers to it is counted with
 * it.
 */
const CHANGES: ReadonlySet<EntryContent['kind']> = new Set([
  'changed',
  'sat',
  'renamed',
  'botSat',
  'undone',
  'asked',
  'paused',
  'stoodIn',
  'ordered',
  'holiday',
]);
const CHANGING: ReadonlySet<Command['kind']> = new Set([
  'change',
  'sit',
  'seatBot',
  'undo',
  'askPause',
  'leave',
  'order',
  'askAbsent',
  'holiday',
]);

/**
 * How much each of the people at a table has added to its log, so that none grows without end. The limits are many
 * times what the longest games take. Whoever has come to one of them can still let a bot play on, resign, and answer
 * what others ask: every game can come to its end.
 */
export class LogQuota {
  private readonly moves = new Map<Seat, number>();
  private readonly changes = new Map<PersonId, number>();
  private readonly lines = new Map<PersonId, number>();
  /** When somebody last said something, oldest first. */
  private readonly recent = new Map<PersonId, readonly number[]>();
  /** Lines of those who only look on, all together. */
  private galleryLines = 0;

  /** To be called for each entry. */
  note(entry: Entry, info: TableInfo): void {
    if (entry.kind === 'said') return this.noteLine(entry.person, entry.at, info);
    const { command } = entry;
    if (command === undefined) return;
    if (entry.kind === 'moved') count(this.moves, entry.seat);
    else if (CHANGES.has(entry.kind)) count(this.changes, command.by);
  }

  /** Why somebody has done enough of this. */
  refuse(command: Command, occasion: Occasion): TableRefusal | undefined {
    if (command.kind === 'say') return this.refuseLine(occasion);
    const isSpent = 'seat' in command && (this.moves.get(command.seat) ?? 0) >= LIMITS.moves;
    if (isSpent && (command.kind === 'move' || command.kind === 'return')) {
      return { rule: 'table', key: 'tooManyMoves', most: LIMITS.moves };
    }
    if (isSpent && command.kind === 'leave') return undefined;
    const isEnough = CHANGING.has(command.kind) && (this.changes.get(occasion.by.id) ?? 0) >= LIMITS.changes;
    return isEnough ? { rule: 'table', key: 'tooManyChanges', most: LIMITS.changes } : undefined;
  }

  private noteLine(person: PersonId, at: number, info: TableInfo): void {
    count(this.lines, person);
    if (!isSeated(info, person)) this.galleryLines++;
    this.recent.set(person, [...(this.recent.get(person) ?? []), at].slice(-LIMITS.linesAtOnce));
  }

  private refuseLine({ by, at, info }: Occasion): TableRefusal | undefined {
    if ((this.lines.get(by.id) ?? 0) >= LIMITS.lines) return { rule: 'table', key: 'tooManyLines', most: LIMITS.lines };
    if (!isSeated(info, by.id) && this.galleryLines >= LIMITS.galleryLines) {
      return { rule: 'table', key: 'galleryFull', most: LIMITS.galleryLines };
    }
    const recent = this.recent.get(by.id) ?? [];
    const isBurst = recent.length === LIMITS.linesAtOnce && recent[0]! > at - LIMITS.linesAtOnceSeconds * 1000;
    return isBurst ? { rule: 'table', key: 'talksTooFast' } : undefined;
  }
}

const isSeated = (info: TableInfo, person: PersonId): boolean =>
  info.seats.some((_, seat) => holds(info, person, seat));

const count = <K>(counts: Map<K, number>, key: K): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);
