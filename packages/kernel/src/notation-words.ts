import type { NotationRefusal } from './refusal.ts';
import { type Language, type NameOf, type Sentences, speaker } from './words.ts';

/** The same in every game but for the example of a move. */
const makeSentences: { readonly [language in Language]: (example: string) => Sentences<NotationRefusal> } = {
  en: (example) => ({
    unreadable: ({ text }) => `“${text}” is no move; write for example “${example}”.`,
    unknownMove: ({ move }) => `No move has the number ${move}.`,
    noSuchSeat: ({ seat, seats }) => `There is no seat ${seat}: seats are numbered 0 to ${seats - 1}.`,
  }),
  fr: (example) => ({
    unreadable: ({ text }) => `« ${text} » n’est pas un coup ; écrivez par exemple « ${example} ».`,
    unknownMove: ({ move }) => `Il n’y a pas de coup numéro ${move}.`,
    noSuchSeat: ({ seat, seats }) => `Il n’y a pas de place ${seat} : les places vont de 0 à ${seats - 1}.`,
  }),
  de: (example) => ({
    unreadable: ({ text }) => `„${text}“ ist kein Zug; schreib zum Beispiel „${example}“.`,
    unknownMove: ({ move }) => `Einen Zug mit der Nummer ${move} gibt es nicht.`,
    noSuchSeat: ({ seat, seats }) => `Platz ${seat} gibt es nicht: Die Plätze haben die Nummern 0 bis ${seats - 1}.`,
  }),
};

interface RefusalTexts<T extends { readonly key: string }> {
  readonly language: Language;
  /** A move as it may be written. */
  readonly example: string;
  readonly refusals: Sentences<Exclude<T, NotationRefusal>>;
}

/** Says a game's own refusals, and those about notation that no game has to. */
export function refusalSpeaker<T extends { readonly key: string }>({
  language,
  example,
  refusals,
}: RefusalTexts<T>): (refusal: T, nameOf: NameOf) => string {
  return speaker({ ...makeSentences[language](example), ...refusals } as unknown as Sentences<T>);
}
