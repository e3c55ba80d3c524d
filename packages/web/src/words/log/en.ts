import { grammarOf, namesAndYou } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from '../when.ts';
import { nameProblems } from '../settings/en.ts';
import type { LogWords } from './words.ts';

const { count } = grammarOf('en');
const when = whenIn('en');

export const words: LogWords = {
  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} sits down.`,
    botSat: ({ level }) => `A bot sits down: ${LEVELS[level].names.en}.`,
    stood: () => '',
    hostLeft: () => 'The host has left; someone else takes over.',
    started: () => 'The game begins.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} takes back ${count(moves.length, 'move', 'moves')}.`,
    asked: ({ ask }, names) =>
      ({
        undo: `${names.person(ask.person)} asks to take a move back.`,
        pause: `${names.person(ask.person)} asks for a pause.`,
        absent: `${names.person(ask.person)} asks to go on without ${'seat' in ask ? namesAndYou(names.seat, names.you, 'you')(ask.seat) : ''}.`,
      })[ask.what],
    agreed: ({ person }, names) => `${names.person(person)} agrees.`,
    declined: ({ person }, names) => `${names.person(person)} declines.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} has left; a bot plays on.`,
        absent: `${names.seat(seat)} is away; a bot plays on.`,
        time: `${names.seat(seat)} has run out of time; a bot plays on.`,
        voted: `The others have waited for ${names.seat(seat)}; a bot plays on.`,
        resigned: `A bot plays the garden of ${names.seat(seat)} to the end.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Your order has done its work.';
      return own.order ? 'You have left an order.' : 'You have taken your order back.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} is back.`,
    resigned: ({ seat, isVoted }, names) =>
      isVoted ? `${names.seat(seat)} counts as resigned.` : `${names.seat(seat)} resigns.`,
    holiday: ({ seat, until, at }, names) =>
      until > at
        ? `${names.seat(seat)} is on holiday until ${when(until)}.`
        : `${names.seat(seat)} is back from holiday.`,
    paused: () => 'The game is paused.',
    unpaused: ({ person }, names) => `${names.person(person)} goes on with the game.`,
    woke: () => '',
    // Not what they were called: whoever keeps order may have taken that away.
    renamed: ({ name }) => `Somebody is now called ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `Whoever runs this server has closed the game: ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'The game is over.';
    },
    rematched: () => 'The next game is ready.',
  },
  ownEntries: {
    sat: () => 'You sit down.',
    renamed: ({ name }) => `You are now called ${name}.`,
    asked: ({ ask }, names) =>
      ({
        undo: 'You ask to take a move back.',
        pause: 'You ask for a pause.',
        absent: `You ask to go on without ${'seat' in ask ? names.seat(ask.seat) : ''}.`,
      })[ask.what],
    holiday: ({ until, at }) =>
      until > at ? `You are on holiday until ${when(until)}.` : 'You are back from holiday.',
    undone: ({ moves }) => `You take back ${count(moves.length, 'move', 'moves')}.`,
    agreed: () => 'You agree.',
    declined: () => 'You decline.',
    stoodIn: ({ why }) =>
      ({
        left: 'You have left: from here a bot played for you.',
        absent: 'You were away: from here a bot played for you.',
        time: 'Your time was up: from here a bot played for you.',
        voted: 'The others decided so: from here a bot played for you.',
        resigned: 'From here a bot plays in your place.',
      })[why],
    returned: () => 'You are back: from here you play yourself.',
    resigned: ({ isVoted }) => (isVoted ? 'You count as resigned: the others had waited for you.' : 'You resign.'),
    unpaused: () => 'You go on with the game.',
  },
  refusals: {
    noVotes: () => 'At this table everyone is waited for.',
    notAwaitedLong: () => 'The game has not waited long enough for that.',
    moveFirst: () => 'Make your own move first: the game is waiting for you, too.',
    noHolidays: () => 'There are no holidays at this table.',
    holidaysLeft: ({ days }) => `You have ${count(days, 'day', 'days')} of holiday left.`,
    notHost: () => 'Only whoever opened the table can do that.',
    notSeated: () => 'You do not sit at this table.',
    notYourSeat: ({ seat }) => `Chair ${String(seat + 1)} is not yours.`,
    noSuchSeat: ({ seats }) => `This table has ${count(seats, 'chair', 'chairs')}.`,
    seatTaken: ({ seat }) => `Somebody sits on chair ${String(seat + 1)} already.`,
    seatOpen: ({ seat }) => `Nobody sits on chair ${String(seat + 1)}.`,
    seatsOpen: ({ open }) => `${count(open, 'chair is', 'chairs are')} still open.`,
    seatCount: ({ seats }) => `This game is not played with ${count(seats, 'player', 'players')}.`,
    wrongOptions: () => 'These options do not go together.',
    started: () => 'The game has begun already.',
    notStarted: () => 'The game has not begun yet.',
    paused: () => 'The game is paused.',
    notPaused: () => 'The game is not paused.',
    over: () => 'The game is over.',
    playedByBot: () => 'A bot plays this chair at the moment.',
    notPlayedByBot: () => 'No bot plays this chair.',
    nothingToUndo: () => 'There is nothing to take back.',
    nothingAsked: () => 'Nothing is being asked.',
    alreadyAsked: () => 'Something is being asked already.',
    ownAsk: () => 'The others have to answer this.',
    noOrders: () => 'This game knows no standing orders.',
    wrongOrder: () => 'This order cannot be left.',
    emptyText: () => 'There is nothing in it.',
    tooLong: ({ most }) => `At most ${String(most)} characters.`,
    tooManyMoves: ({ most }) =>
      `You have made ${String(most)} moves on this chair, and a table takes no more. Let a bot play on for you, or ` +
      `resign.`,
    tooManyChanges: ({ most }) =>
      `You have changed your mind ${String(most)} times at this table. That has to be enough; play on with what ` +
      `there is.`,
    tooManyLines: ({ most }) => `You have said ${String(most)} things at this table, and it takes no more.`,
    galleryFull: () => 'So much has been said by those looking on that nothing more fits in.',
    talksTooFast: () => 'Not so fast: give the others a moment to read.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `You cannot write here any more. The reason: ${why}`
        : `You cannot write until ${when(until)}. The reason: ${why}`,
    draining: () => 'The server is about to be updated: no new game begins right now.',
  },
};
