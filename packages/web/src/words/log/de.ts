import { grammarOf, namesAndYou } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from '../when.ts';
import { nameProblems } from '../settings/de.ts';
import type { LogWords } from './words.ts';

const { count } = grammarOf('de');
const when = whenIn('de');

export const words: LogWords = {
  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} setzt sich.`,
    botSat: ({ level }) => `Ein Bot setzt sich: ${LEVELS[level].names.de}.`,
    stood: () => '',
    hostLeft: () => 'Wer eingeladen hat, ist gegangen; jemand anders übernimmt.',
    started: () => 'Das Spiel beginnt.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} nimmt ${count(moves.length, 'Zug', 'Züge')} zurück.`,
    asked: ({ ask }, names) =>
      ({
        undo: `${names.person(ask.person)} bittet darum, einen Zug zurückzunehmen.`,
        pause: `${names.person(ask.person)} bittet um eine Pause.`,
        absent: `${names.person(ask.person)} möchte ohne ${'seat' in ask ? namesAndYou(names.seat, names.you, 'dich')(ask.seat) : ''} weitermachen.`,
      })[ask.what],
    agreed: ({ person }, names) => `${names.person(person)} ist einverstanden.`,
    declined: ({ person }, names) => `${names.person(person)} lehnt ab.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} ist gegangen; ein Bot spielt weiter.`,
        absent: `${names.seat(seat)} ist nicht da; ein Bot spielt weiter.`,
        time: `${names.seat(seat)} hat keine Zeit mehr; ein Bot spielt weiter.`,
        voted: `Die anderen haben auf ${names.seat(seat)} gewartet; ein Bot spielt weiter.`,
        resigned: `Ein Bot spielt den Garten von ${names.seat(seat)} zu Ende.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Dein Auftrag ist ausgeführt.';
      return own.order ? 'Du hast einen Auftrag hinterlassen.' : 'Du hast deinen Auftrag zurückgenommen.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} ist wieder da.`,
    resigned: ({ seat, isVoted }, names) =>
      isVoted ? `${names.seat(seat)} gilt als ausgestiegen.` : `${names.seat(seat)} gibt auf.`,
    holiday: ({ seat, until, at }, names) =>
      until > at
        ? `${names.seat(seat)} ist bis ${when(until)} im Urlaub.`
        : `${names.seat(seat)} ist aus dem Urlaub zurück.`,
    paused: () => 'Das Spiel ruht.',
    unpaused: ({ person }, names) => `${names.person(person)} lässt weiterspielen.`,
    woke: () => '',
    // Not what they were called: whoever keeps order may have taken that away.
    renamed: ({ name }) => `Jemand heißt jetzt ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `Das Spiel wurde von der Leitung dieses Servers geschlossen: ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'Das Spiel ist aus.';
    },
    rematched: () => 'Das nächste Spiel ist bereit.',
  },
  ownEntries: {
    sat: () => 'Du setzt dich.',
    renamed: ({ name }) => `Du heißt jetzt ${name}.`,
    asked: ({ ask }, names) =>
      ({
        undo: 'Du bittest darum, einen Zug zurückzunehmen.',
        pause: 'Du bittest um eine Pause.',
        absent: `Du möchtest ohne ${'seat' in ask ? names.seat(ask.seat) : ''} weitermachen.`,
      })[ask.what],
    holiday: ({ until, at }) =>
      until > at ? `Du bist bis ${when(until)} im Urlaub.` : 'Du bist aus dem Urlaub zurück.',
    undone: ({ moves }) => `Du nimmst ${count(moves.length, 'Zug', 'Züge')} zurück.`,
    agreed: () => 'Du bist einverstanden.',
    declined: () => 'Du lehnst ab.',
    stoodIn: ({ why }) =>
      ({
        left: 'Du bist gegangen: Ab hier hat ein Bot für dich gespielt.',
        absent: 'Du warst nicht da: Ab hier hat ein Bot für dich gespielt.',
        time: 'Deine Zeit war um: Ab hier hat ein Bot für dich gespielt.',
        voted: 'Die anderen haben es so entschieden: Ab hier hat ein Bot für dich gespielt.',
        resigned: 'Ab hier spielt ein Bot an deiner Stelle.',
      })[why],
    returned: () => 'Du bist wieder da: Ab hier spielst du selbst.',
    resigned: ({ isVoted }) =>
      isVoted ? 'Es gilt, dass du aufgegeben hast: Die anderen hatten auf dich gewartet.' : 'Du gibst auf.',
    unpaused: () => 'Du lässt weiterspielen.',
  },
  refusals: {
    noVotes: () => 'An diesem Tisch wird auf alle gewartet.',
    notAwaitedLong: () => 'Dafür hat das Spiel noch nicht lange genug gewartet.',
    moveFirst: () => 'Erst bist du dran: Das Spiel wartet auch auf dich.',
    noHolidays: () => 'An diesem Tisch gibt es keinen Urlaub.',
    holidaysLeft: ({ days }) => `Du hast noch ${count(days, 'Tag', 'Tage')} Urlaub.`,
    notHost: () => 'Das kann nur, wer den Tisch aufgemacht hat.',
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    notYourSeat: ({ seat }) => `Stuhl ${String(seat + 1)} ist nicht deiner.`,
    noSuchSeat: ({ seats }) => `Dieser Tisch hat ${count(seats, 'Stuhl', 'Stühle')}.`,
    seatTaken: ({ seat }) => `Auf Stuhl ${String(seat + 1)} sitzt schon jemand.`,
    seatOpen: ({ seat }) => `Auf Stuhl ${String(seat + 1)} sitzt niemand.`,
    seatsOpen: ({ open }) => `Noch ${count(open, 'Stuhl ist', 'Stühle sind')} frei.`,
    seatCount: ({ seats }) => `Mit ${count(seats, 'Person', 'Personen')} wird dieses Spiel nicht gespielt.`,
    wrongOptions: () => 'Diese Optionen passen nicht zusammen.',
    started: () => 'Das Spiel hat schon begonnen.',
    notStarted: () => 'Das Spiel hat noch nicht begonnen.',
    paused: () => 'Das Spiel ruht.',
    notPaused: () => 'Das Spiel ruht nicht.',
    over: () => 'Das Spiel ist aus.',
    playedByBot: () => 'Auf diesem Stuhl spielt gerade ein Bot.',
    notPlayedByBot: () => 'Auf diesem Stuhl spielt kein Bot.',
    nothingToUndo: () => 'Es gibt nichts zurückzunehmen.',
    nothingAsked: () => 'Es wird nichts gefragt.',
    alreadyAsked: () => 'Es wird schon etwas gefragt.',
    ownAsk: () => 'Darauf müssen die anderen antworten.',
    noOrders: () => 'Dieses Spiel kennt keine Aufträge.',
    wrongOrder: () => 'Dieser Auftrag geht nicht.',
    emptyText: () => 'Da steht nichts.',
    tooLong: ({ most }) => `Höchstens ${String(most)} Zeichen.`,
    tooManyMoves: ({ most }) =>
      `Du hast auf diesem Stuhl ${String(most)} Züge gemacht, mehr nimmt ein Tisch nicht an. Lass einen Bot für ` +
      `dich weiterspielen oder gib auf.`,
    tooManyChanges: ({ most }) =>
      `Du hast es dir an diesem Tisch schon ${String(most)}-mal anders überlegt. Jetzt reicht es: Spiel so weiter.`,
    tooManyLines: ({ most }) => `Du hast an diesem Tisch schon ${String(most)} Dinge gesagt, mehr passt nicht hinein.`,
    galleryFull: () => 'Die Zuschauer haben schon so viel geredet, dass nichts mehr hineinpasst.',
    talksTooFast: () => 'Nicht so schnell: Lass den anderen Zeit zum Lesen.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `Du kannst hier nichts mehr schreiben. Der Grund: ${why}`
        : `Du kannst bis ${when(until)} nichts schreiben. Der Grund: ${why}`,
    draining: () => 'Der Server wird gleich aktualisiert: Gerade beginnt kein neues Spiel.',
  },
};
