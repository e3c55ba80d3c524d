import { grammarOf, type Language } from '@potager/kernel';
import type { CallReason } from '../tables/turn-notifier.ts';

/** A table that waits, as it is told to the one it waits for. */
export interface WaitingTable {
  readonly game: string;
  readonly reason: CallReason;
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

/** Apart: those where it is somebody's turn, and those where a bot has taken their seat. */
const listByReason = (
  tables: readonly WaitingTable[],
  tell: (table: WaitingTable) => string,
  intro: { readonly [reason in CallReason]: string },
): string =>
  (['turn', 'seat'] as const)
    .map((reason) => ({ reason, found: tables.filter((table) => table.reason === reason) }))
    .filter(({ found }) => found.length > 0)
    .map(({ reason, found }) => `${intro[reason]}\n\n${listTables(found, tell)}`)
    .join('\n\n');

const first = ([table]: readonly WaitingTable[]): WaitingTable => table as WaitingTable;

/** What a mail says before it lists games, by why these call. */
const INTRO: { readonly [language in Language]: { readonly [reason in CallReason]: string } } = {
  en: {
    turn: 'it is your turn:',
    seat: 'a bot plays for you, because the game has waited long enough. Take your seat back whenever you like:',
  },
  fr: {
    turn: 'c’est à vous de jouer :',
    seat: 'un robot joue pour vous, car la partie a assez attendu. Reprenez votre place quand vous voulez :',
  },
  de: {
    turn: 'du bist am Zug:',
    seat: 'ein Bot spielt für dich, weil das Spiel lange genug gewartet hat. Nimm deinen Platz zurück, wann du willst:',
  },
};

export const CALL_WORDS: { readonly [language in Language]: CallWords } = {
  en: {
    subject: (tables) =>
      tables.length === 1
        ? `${first(tables).reason === 'turn' ? 'Your turn' : 'A bot plays for you'}: ${english(first(tables))}`
        : `${tables.length} games are waiting for you`,
    mail: (name, tables, stop) =>
      `Hello ${name},\n\n${listByReason(tables, english, INTRO.en)}\n\nHave fun!\nPotager\n\n` +
      `-- \nYou asked for these mails. No more of them:\n${stop}\n`,
    line: (name, { game, reason, link }) =>
      reason === 'turn'
        ? `${name}, it is your turn at ${game}: ${link}`
        : `${name}, a bot plays for you at ${game} until you return: ${link}`,
    greeting: (name) => `From now on Potager says here when it is somebody’s turn. ${name} asked for it.`,
    codeSubject: (code) => `${code} is your code for Potager`,
    codeMail: (code, stop) =>
      `Hello,\n\nsomebody would like Potager to write to this address when it is their turn in a game. If that was ` +
      `you, this is your code:\n\n    ${code}\n\nIt is good for an hour. If it was not you, do nothing, and no mail ` +
      `will come. If you never want to be asked again:\n${stop}\n\nPotager\n`,
  },
  fr: {
    subject: (tables) =>
      tables.length === 1
        ? `${first(tables).reason === 'turn' ? 'À vous de jouer' : 'Un robot joue pour vous'} : ${french(first(tables))}`
        : `${tables.length} parties vous attendent`,
    mail: (name, tables, stop) =>
      `Bonjour ${name},\n\n${listByReason(tables, french, INTRO.fr)}\n\nBonne partie !\nPotager\n\n` +
      `-- \nVous avez demandé ces messages. Pour ne plus en recevoir :\n${stop}\n`,
    line: (name, { game, reason, link }) =>
      reason === 'turn'
        ? `${name}, c’est à vous de jouer à ${game} : ${link}`
        : `${name}, un robot joue pour vous à ${game} jusqu’à votre retour : ${link}`,
    greeting: (name) => `Potager dira désormais ici à qui c’est de jouer. C’est ${name} qui l’a demandé.`,
    codeSubject: (code) => `${code} est votre code pour Potager`,
    codeMail: (code, stop) =>
      `Bonjour,\n\nquelqu’un voudrait que Potager écrive à cette adresse quand c’est à son tour de jouer. Si c’est ` +
      `vous, voici votre code :\n\n    ${code}\n\nIl est valable une heure. Sinon, ne faites rien : aucun message ne ` +
      `suivra. Pour que plus personne ne puisse le demander :\n${stop}\n\nPotager\n`,
  },
  de: {
    subject: (tables) =>
      tables.length === 1
        ? `${first(tables).reason === 'turn' ? 'Du bist am Zug' : 'Ein Bot spielt für dich'}: ${german(first(tables))}`
        : `${tables.length} Spiele warten auf dich`,
    mail: (name, tables, stop) =>
      `Hallo ${name},\n\n${listByReason(tables, german, INTRO.de)}\n\nViel Spaß!\nPotager\n\n` +
      `-- \nDu wolltest diese Mails haben. Keine mehr davon:\n${stop}\n`,
    line: (name, { game, reason, link }) =>
      reason === 'turn'
        ? `${name}, du bist am Zug bei ${game}: ${link}`
        : `${name}, ein Bot spielt bei ${game} für dich, bis du zurück bist: ${link}`,
    greeting: (name) => `Ab jetzt sagt Potager hier, wer am Zug ist. ${name} hat es so gewollt.`,
    codeSubject: (code) => `${code} ist dein Code für Potager`,
    codeMail: (code, stop) =>
      `Hallo,\n\njemand möchte, dass Potager an diese Adresse schreibt, wenn er oder sie am Zug ist. Wenn du das warst, ` +
      `ist das dein Code:\n\n    ${code}\n\nEr gilt eine Stunde. Wenn nicht, tu nichts, dann kommt auch nichts mehr. ` +
      `Wenn du nie wieder gefragt werden möchtest:\n${stop}\n\nPotager\n`,
  },
};
