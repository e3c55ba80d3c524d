import type { NameOf, Seat, Viewer, Words as GameWords } from '@potager/kernel';
import { SPECTATOR } from '@potager/kernel';
import type { TableInfo, RedactedContent, RedactedEntry } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
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
type Sentence = (entry: RedactedContent, naming: Naming) => string;

/** Who reads. */
interface Reader {
  readonly naming: Naming;
  readonly game: GameWords;
  /** Undefined: they are told of as everybody else. */
  readonly you: Seat | undefined;
  readonly person: string | undefined;
}

function tell(entry: RedactedEntry, { naming, game, you, person }: Reader, isByBot: boolean): string[] {
  if (entry.kind === 'said') return [];
  if (entry.kind === 'moved') {
    return entry.events.map((event) => game.event(event, naming.seat, isByBot ? undefined : you));
  }
  const { entries, ownEntries } = words();
  const isOwn =
    you !== undefined && ('seat' in entry ? entry.seat === you : 'person' in entry && entry.person === person);
  const own = isOwn ? (ownEntries[entry.kind] as Sentence | undefined) : undefined;
  const sentence = own ?? (entries[entry.kind as Told] as Sentence);
  return [sentence(entry, naming)].filter((text) => text !== '');
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

/** The log in words, without what needs none. `log`: all that is known of it, for what becomes of its entries later. */
export function makeLines(
  entries: readonly RedactedEntry[],
  { info, viewer, log }: { info: TableInfo; viewer: Viewer; log: readonly RedactedEntry[] },
): LogLine[] {
  const reader = { naming: makeNaming(info), game: wordsOf(info.game), ...readerIn(info, viewer) };
  const takenBack = new Set(log.flatMap((entry) => (entry.kind === 'undone' ? (entry.entries ?? []) : [])));
  const byBot = findBotMoves(log, info);
  return entries.flatMap((entry) => {
    const { n } = entry;
    const isByBot = byBot.has(n);
    const sentences = tell(entry, reader, isByBot);
    if (sentences.length === 0) return [];
    return [{ n, seat: seatOf(entry), sentences, isTakenBack: takenBack.has(n), isByBot }];
  });
}
