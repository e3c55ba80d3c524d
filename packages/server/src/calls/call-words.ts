import { grammarOf, type Language } from '@potager/kernel';

/** A table that waits, as it is told to the one it waits for. */
export interface WaitingTable {
  readonly game: string;
  /** Whom they play with, by the names these have there. */
  readonly others: readonly string[];
  readonly link: string;
}

/** What a call says: who is awaited and where, as everyone at that table can see, and never anything of the game. */
interface CallWords {
  readonly subject: (tables: readonly WaitingTable[]) => string;
  readonly mail: (name: string, tables: readonly WaitingTable[], stop: string) => string;
  /** To a chat. */
  readonly line: (name: string, table: WaitingTable) => string;
  /** What a chat is told when somebody adds it. */
  readonly greeting: (name: string) => string;
  readonly codeSubject: (code: string) => string;
  readonly codeMail: (code: string, stop: string) => string;
}

const { list: listEnglish } = grammarOf('en');
const { list: listFrench } = grammarOf('fr');
const { list: listGerman } = grammarOf('de');

const listTables = (tables: readonly WaitingTable[], tell: (table: WaitingTable) => string): string =>
  tables.map((table) => `- ${tell(table)}\n  ${table.link}`).join('\n\n');

const english = ({ game, others }: WaitingTable): string =>
  others.length === 0 ? game : `${game} with ${listEnglish(others)}`;
const french = ({ game, others }: WaitingTable): string =>
  others.length === 0 ? game : `${game} avec ${listFrench(others)}`;
const german = ({ game, others }: WaitingTable): string =>
  others.length === 0 ? game : `${game} mit ${listGerman(others)}`;

const first = ([table]: readonly WaitingTable[]): WaitingTable => table as WaitingTable;

export const CALL_WORDS: { readonly [language in Language]: CallWords } = {
  en: {
    subject: (tables) =>
      tables.length === 1 ? `Your turn: ${english(first(tables))}` : `${tables.length} games are waiting for you`,
    mail: (name, tables, stop) =>
      `Hello ${name},\n\nit is your turn:\n\n${listTables(tables, english)}\n\nHave fun!\nPotager\n\n` +
      `-- \nYou asked for these mails. No more of them:\n${stop}\n`,
    line: (name, { game, link }) => `${name}, it is your turn at ${game}: ${link}`,
    greeting: (name) => `From now on Potager says here when it is somebody’s turn. ${name} asked for it.`,
    codeSubject: (code) => `${code} is your code for Potager`,
    codeMail: (code, stop) =>
      `Hello,\n\nsomebody would like Potager to write to this address when it is their turn in a game. If that was ` +
      `you, this is your code:\n\n    ${code}\n\nIt is good for an hour. If it was not you, do nothing, and no mail ` +
      `will come. If you never want to be asked again:\n${stop}\n\nPotager\n`,
  },
  fr: {
    subject: (tables) =>
      tables.length === 1 ? `À vous de jouer : ${french(first(tables))}` : `${tables.length} parties vous attendent`,
    mail: (name, tables, stop) =>
      `Bonjour ${name},\n\nc’est à vous de jouer :\n\n${listTables(tables, french)}\n\nBonne partie !\nPotager\n\n` +
      `-- \nVous avez demandé ces messages. Pour ne plus en recevoir :\n${stop}\n`,
    line: (name, { game, link }) => `${name}, c’est à vous de jouer à ${game} : ${link}`,
    greeting: (name) => `Potager dira désormais ici à qui c’est de jouer. C’est ${name} qui l’a demandé.`,
    codeSubject: (code) => `${code} est votre code pour Potager`,
    codeMail: (code, stop) =>
      `Bonjour,\n\nquelqu’un voudrait que Potager écrive à cette adresse quand c’est à son tour de jouer. Si c’est ` +
      `vous, voici votre code :\n\n    ${code}\n\nIl est valable une heure. Sinon, ne faites rien : aucun message ne ` +
      `suivra. Pour que plus personne ne puisse le demander :\n${stop}\n\nPotager\n`,
  },
  de: {
    subject: (tables) =>
      tables.length === 1 ? `Du bist am Zug: ${german(first(tables))}` : `${tables.length} Spiele warten auf dich`,
    mail: (name, tables, stop) =>
      `Hallo ${name},\n\ndu bist am Zug:\n\n${listTables(tables, german)}\n\nViel Spaß!\nPotager\n\n` +
      `-- \nDu wolltest diese Mails haben. Keine mehr davon:\n${stop}\n`,
    line: (name, { game, link }) => `${name}, du bist am Zug bei ${game}: ${link}`,
    greeting: (name) => `Ab jetzt sagt Potager hier, wer am Zug ist. ${name} hat es so gewollt.`,
    codeSubject: (code) => `${code} ist dein Code für Potager`,
    codeMail: (code, stop) =>
      `Hallo,\n\njemand möchte, dass Potager an diese Adresse schreibt, wenn er oder sie am Zug ist. Wenn du das warst, ` +
      `ist das dein Code:\n\n    ${code}\n\nEr gilt eine Stunde. Wenn nicht, tu nichts, dann kommt auch nichts mehr. ` +
      `Wenn du nie wieder gefragt werden möchtest:\n${stop}\n\nPotager\n`,
  },
};

/** `garden-nation` is Garden Nation in every language. */
export const titleOf = (game: string): string =>
  game.replaceAll(/(^|-)(\w)/g, (_match, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
