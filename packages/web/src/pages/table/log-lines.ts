import type { NameOf, Seat, Words as GameWords } from '@potager/kernel';
import type { TableInfo, RedactedContent, RedactedEntry } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
import { words, wordsOf } from '../../words/words.ts';

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

function tell(entry: RedactedContent, naming: Naming, game: GameWords): string[] {
  if (entry.kind === 'said') return [];
  if (entry.kind === 'moved') return entry.events.map((event) => game.event(event, naming.seat));
  const sentence = words().entries[entry.kind as Told] as (entry: RedactedContent, naming: Naming) => string;
  return [sentence(entry, naming)].filter((text) => text !== '');
}

const seatOf = (entry: RedactedContent): Seat | undefined => ('seat' in entry ? entry.seat : undefined);

/** The log in words, without what needs none. */
export function makeLines(entries: readonly RedactedEntry[], info: TableInfo): LogLine[] {
  const naming = makeNaming(info);
  const game = wordsOf(info.game);
  return entries.flatMap((entry) => {
    const sentences = tell(entry, naming, game);
    return sentences.length === 0 ? [] : [{ n: entry.n, seat: seatOf(entry), sentences }];
  });
}
