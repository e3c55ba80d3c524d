import { grammarOf, namesAndYou } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from '../when.ts';
import { nameProblems } from '../settings/fr.ts';
import type { LogWords } from './words.ts';

const { count } = grammarOf('fr');
const when = whenIn('fr');

export const words: LogWords = {
  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} s’assoit.`,
    botSat: ({ level }) => `Un robot s’assoit : ${LEVELS[level].names.fr}.`,
    stood: () => '',
    hostLeft: () => 'L’hôte est parti ; quelqu’un d’autre prend le relais.',
    started: () => 'La partie commence.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} annule ${count(moves.length, 'coup', 'coups')}.`,
    asked: ({ ask }, names) =>
      ({
        undo: `${names.person(ask.person)} demande à annuler un coup.`,
        pause: `${names.person(ask.person)} demande une pause.`,
        absent: `${names.person(ask.person)} demande à continuer sans ${'seat' in ask ? namesAndYou(names.seat, names.you, 'vous')(ask.seat) : ''}.`,
      })[ask.what],
    agreed: ({ person }, names) => `${names.person(person)} accepte.`,
    declined: ({ person }, names) => `${names.person(person)} refuse.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} est parti ; un robot continue.`,
        absent: `${names.seat(seat)} est absent ; un robot continue.`,
        time: `${names.seat(seat)} n’a plus de temps ; un robot continue.`,
        voted: `Les autres ont attendu ${names.seat(seat)} ; un robot continue.`,
        resigned: `Un robot joue le jardin de ${names.seat(seat)} jusqu’au bout.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Votre consigne a été exécutée.';
      return own.order ? 'Vous avez laissé une consigne.' : 'Vous avez retiré votre consigne.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} est de retour.`,
    resigned: ({ seat, isVoted }, names) =>
      isVoted ? `Abandon compté pour ${names.seat(seat)}.` : `${names.seat(seat)} abandonne.`,
    holiday: ({ seat, until, at }, names) =>
      until > at
        ? `${names.seat(seat)} est en congé jusqu’au ${when(until)}.`
        : `${names.seat(seat)} est de retour de congé.`,
    paused: () => 'La partie est en pause.',
    unpaused: ({ person }, names) => `${names.person(person)} relance la partie.`,
    woke: () => '',
    // Not what they were called: whoever keeps order may have taken that away.
    renamed: ({ name }) => `Quelqu’un s’appelle désormais ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `La partie a été fermée par l’équipe du serveur : ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'La partie est finie.';
    },
    rematched: () => 'La partie suivante est prête.',
  },
  ownEntries: {
    sat: () => 'Vous vous asseyez.',
    renamed: ({ name }) => `Vous vous appelez désormais ${name}.`,
    asked: ({ ask }, names) =>
      ({
        undo: 'Vous demandez à annuler un coup.',
        pause: 'Vous demandez une pause.',
        absent: `Vous demandez à continuer sans ${'seat' in ask ? names.seat(ask.seat) : ''}.`,
      })[ask.what],
    holiday: ({ until, at }) =>
      until > at ? `Vous êtes en congé jusqu’au ${when(until)}.` : 'Vous êtes de retour de congé.',
    undone: ({ moves }) => `Vous annulez ${count(moves.length, 'coup', 'coups')}.`,
    agreed: () => 'Vous acceptez.',
    declined: () => 'Vous refusez.',
    stoodIn: ({ why }) =>
      ({
        left: 'Vous êtes parti : à partir d’ici, un robot a joué pour vous.',
        absent: 'Vous n’étiez pas là : à partir d’ici, un robot a joué pour vous.',
        time: 'Votre temps était écoulé : à partir d’ici, un robot a joué pour vous.',
        voted: 'Les autres l’ont décidé : à partir d’ici, un robot a joué pour vous.',
        resigned: 'À partir d’ici, un robot joue à votre place.',
      })[why],
    returned: () => 'Vous revoilà : à partir d’ici, vous jouez vous-même.',
    resigned: ({ isVoted }) =>
      isVoted ? 'Un abandon vous est compté : les autres vous avaient attendu.' : 'Vous abandonnez.',
    unpaused: () => 'Vous relancez la partie.',
  },
  refusals: {
    noVotes: () => 'À cette table, on attend tout le monde.',
    notAwaitedLong: () => 'La partie n’a pas encore assez attendu pour cela.',
    moveFirst: () => 'Jouez d’abord : la partie vous attend, vous aussi.',
    noHolidays: () => 'À cette table, il n’y a pas de congés.',
    holidaysLeft: ({ days }) => `Il vous reste ${count(days, 'jour', 'jours')} de congé.`,
    notHost: () => 'Seule la personne qui a ouvert la table peut faire cela.',
    notSeated: () => 'Vous n’êtes pas assis à cette table.',
    notYourSeat: ({ seat }) => `La chaise ${String(seat + 1)} n’est pas la vôtre.`,
    noSuchSeat: ({ seats }) => `Cette table a ${count(seats, 'chaise', 'chaises')}.`,
    seatTaken: ({ seat }) => `La chaise ${String(seat + 1)} est déjà prise.`,
    seatOpen: ({ seat }) => `Personne n’est assis sur la chaise ${String(seat + 1)}.`,
    seatsOpen: ({ open }) => `Il reste ${count(open, 'chaise libre', 'chaises libres')}.`,
    seatCount: ({ seats }) => `Ce jeu ne se joue pas à ${String(seats)}.`,
    wrongOptions: () => 'Ces options ne vont pas ensemble.',
    started: () => 'La partie a déjà commencé.',
    notStarted: () => 'La partie n’a pas encore commencé.',
    paused: () => 'La partie est en pause.',
    notPaused: () => 'La partie n’est pas en pause.',
    over: () => 'La partie est finie.',
    playedByBot: () => 'Un robot joue cette chaise en ce moment.',
    notPlayedByBot: () => 'Aucun robot ne joue cette chaise.',
    nothingToUndo: () => 'Il n’y a rien à annuler.',
    nothingAsked: () => 'Rien n’est demandé.',
    alreadyAsked: () => 'Une demande est déjà en cours.',
    ownAsk: () => 'C’est aux autres de répondre.',
    noOrders: () => 'Ce jeu ne connaît pas de consignes.',
    wrongOrder: () => 'Cette consigne n’est pas possible.',
    emptyText: () => 'Le texte est vide.',
    tooLong: ({ most }) => `${String(most)} caractères au plus.`,
    tooManyMoves: ({ most }) =>
      `Vous avez joué ${String(most)} coups sur cette chaise, une table n’en prend pas plus. Laissez un robot ` +
      `continuer pour vous, ou abandonnez.`,
    tooManyChanges: ({ most }) =>
      `Vous avez changé d’avis ${String(most)} fois à cette table. Ça suffit maintenant, continuez comme ça.`,
    tooManyLines: ({ most }) => `Vous avez déjà dit ${String(most)} choses à cette table, elle n’en prend pas plus.`,
    galleryFull: () => 'Les spectateurs ont déjà tant parlé qu’il n’y a plus de place.',
    talksTooFast: () => 'Pas si vite : laissez aux autres le temps de lire.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `Vous ne pouvez plus écrire ici. La raison : ${why}`
        : `Vous ne pouvez pas écrire avant le ${when(until)}. La raison : ${why}`,
    draining: () => 'Le serveur va être mis à jour : aucune nouvelle partie ne commence pour l’instant.',
  },
};
