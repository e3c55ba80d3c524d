import { grammarOf } from '@potager/kernel';
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
    hostLeft: () => 'The host has gone for good; someone else takes over.',
    started: () => 'The game begins.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} takes back ${count(moves.length, 'move', 'moves')}.`,
    asked: ({ ask }, names) =>
      ask.what === 'undo'
        ? `${names.person(ask.person)} asks to take a move back.`
        : `${names.person(ask.person)} asks for a pause.`,
    agreed: ({ person }, names) => `${names.person(person)} agrees.`,
    declined: ({ person }, names) => `${names.person(person)} declines.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} has left; a bot plays on.`,
        absent: `${names.seat(seat)} is away; a bot plays on.`,
        time: `${names.seat(seat)} has run out of time; a bot plays on.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Your order has done its work.';
      return own.order ? 'You have left an order.' : 'You have taken your order back.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} is back.`,
    resigned: ({ seat }, names) => `${names.seat(seat)} resigns.`,
    paused: () => 'The game is paused.',
    unpaused: ({ person }, names) => `${names.person(person)} goes on with the game.`,
    woke: () => '',
    renamed: ({ name }) => `Somebody is now called ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `Whoever runs this server has closed the game: ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'The game is over.';
    },
    rematched: () => 'The next game is ready.',
  },
  refusals: {
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
