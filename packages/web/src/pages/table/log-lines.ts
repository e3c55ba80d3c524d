import type { NameOf, Seat, Viewer, Words as GameWords } from '@potager/kernel';
import { SPECTATOR } from '@potager/kernel';
import type { TableInfo, RedactedContent, RedactedEntry } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
import { type EntryNames, logWords } from '../../words/log/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { findBotMoves } from './bot-moves.ts';

/** Everyone's names, by seat and by person. */
export interface Naming {
  readonly seat: NameOf;
  readonly person: (person: string) => string;
}

/** One entry of the log in words. */
export interface LogLine {
  readonly n: number;
  /** It says who won: a line of its own, told after the points are counted. */
  readonly isVerdict: boolean;
  readonly seat: Seat | undefined;
  readonly sentences: readonly string[];
  /** A move that was taken back later. */
  readonly isTakenBack: boolean;
  /** A bot made it for somebody. */
  readonly isByBot: boolean;
}

export function makeNaming(info: TableInfo): Naming {
  const seat = makeNameOf(info.seats);
  return {
    seat,
    person: (person) => {
      const found = info.seats.findIndex((chair) => chair.kind === 'human' && chair.person === person);
      return found < 0 ? words().someone : seat(found);
    },
  };
}

type Told = Exclude<RedactedContent['kind'], 'moved' | 'said'>;
type Sentence = (entry: RedactedContent, names: EntryNames) => string;

/** What happened, and who won by it. */
type Part = 'course' | 'verdict';
const BOTH: readonly Part[] = ['course', 'verdict'];

/** Who reads. */
interface Reader {
  readonly names: EntryNames;
  readonly game: GameWords;
  /** Undefined: they are told of as everybody else. */
  readonly you: Seat | undefined;
  /** The events that say who won, by key. */
  readonly verdicts: ReadonlySet<string>;
  readonly person: string | undefined;
}

function tell(entry: RedactedEntry, reader: Reader, { isByBot, part }: { isByBot: boolean; part: Part }): string[] {
  if (entry.kind === 'said') return [];
  const { names, game, you, verdicts } = reader;
  if (entry.kind === 'moved') {
    // What a bot did in the reader's place they did not do themselves.
    const isNotTheirs = (seat: unknown): boolean => isByBot && entry.seat === you && seat === you;
    const events = entry.events.filter(({ key }) => verdicts.has(key) === (part === 'verdict'));
    return events.map((event) => game.event(event, names.seat, isNotTheirs(event['seat']) ? undefined : you));
  }
  if (part === 'verdict') return [];
  const { entries, ownEntries } = logWords();
  const own = isOwn(entry, reader) ? (ownEntries[entry.kind] as Sentence | undefined) : undefined;
  const sentence = own ?? (entries[entry.kind as Told] as Sentence);
  return [sentence(entry, names)].filter((text) => text !== '');
}

/** Whether it is the reader's doing. */
function isOwn(entry: RedactedContent, { you, person }: Reader): boolean {
  if (you === undefined) return false;
  if (entry.kind === 'asked') return entry.ask.person === person;
  return 'seat' in entry ? entry.seat === you : 'person' in entry && entry.person === person;
}

const seatOf = (entry: RedactedContent): Seat | undefined => ('seat' in entry ? entry.seat : undefined);

/** The seat whose player reads this and is told "you"; nobody, where several share the screen. */
function readerIn(info: TableInfo, viewer: Viewer): Pick<Reader, 'you' | 'person'> {
  const chair = viewer === SPECTATOR ? undefined : info.seats[viewer];
  if (chair?.kind !== 'human') return { you: undefined, person: undefined };
  const { person } = chair;
  const isAlone = info.seats.filter((other) => other.kind === 'human' && other.person === person).length === 1;
  return isAlone ? { you: viewer, person } : { you: undefined, person: undefined };
}

export interface LogReading {
  readonly info: TableInfo;
  readonly viewer: Viewer;
  /** All that is known of it, for what becomes of its entries later. */
  readonly log: readonly RedactedEntry[];
  readonly verdicts?: readonly string[] | undefined;
  /** Who won is kept back while the points are counted, and told alone then. */
  readonly parts?: readonly Part[];
}

/** The log in words, without what needs none. */
export function makeLines(
  entries: readonly RedactedEntry[],
  { info, viewer, log, verdicts = [], parts = BOTH }: LogReading,
): LogLine[] {
  const { you, person } = readerIn(info, viewer);
  const names = { ...makeNaming(info), you };
  const reader = { names, game: wordsOf(info.game), verdicts: new Set(verdicts), you, person };
  const takenBack = new Set(log.flatMap((entry) => (entry.kind === 'undone' ? (entry.entries ?? []) : [])));
  const byBot = findBotMoves(log, info);
  return entries.flatMap((entry) => {
    const { n } = entry;
    const isByBot = byBot.has(n);
    const line = { n, seat: seatOf(entry), isTakenBack: takenBack.has(n), isByBot };
    return parts.flatMap((part) => {
      const sentences = tell(entry, reader, { isByBot, part });
      return sentences.length === 0 ? [] : [{ ...line, isVerdict: part === 'verdict', sentences }];
    });
  });
}
