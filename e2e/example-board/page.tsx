import { attempt, type BoardProps, FastRandom, type GameEvent, legalMoves, type Seat } from '@potager/kernel';
import { render } from 'preact';
import { Board, labels } from '../../packages/testkit/src/three-in-a-row/board/board.tsx';
import { game } from '../../packages/testkit/src/three-in-a-row/rules/game.ts';
import { words } from '../../packages/testkit/src/three-in-a-row/words/en.ts';

// Three in a row on a page of its own, without the page that other games have around them: seat 0 is played here, and
// seat 1 answers with the first move it has. What the board says and refuses is written below it.

const ME: Seat = 0;
const NAMES = ['Ada', 'Grace'];
const position = game.begin(2, { stones: false }, { first: ME }, new FastRandom(1));
const { labels: said } = await labels.en();
const app = document.getElementById('app') as HTMLElement;
const output = document.getElementById('said') as HTMLElement;

let happened: { n: number; events: GameEvent[] } = { n: 0, events: [] };
let suggested: BoardProps['suggested'];
let pointed: BoardProps['pointed'];
let isBusy = false;

function make(seat: Seat, move: string): void {
  const events: GameEvent[] = [];
  attempt(position, seat, move, { listener: (event) => void events.push(event) });
  happened = { n: happened.n + 1, events };
}

/** The answer takes a moment, as it does on the way to a server. */
function play(move: string): void {
  isBusy = true;
  show();
  setTimeout(() => {
    isBusy = false;
    make(ME, move);
    show();
    const [answer] = legalMoves(position, 1);
    if (answer === undefined) return;
    make(1, answer);
    show();
  }, 50);
}

function show(): void {
  const props: BoardProps = {
    tableId: 'example',
    viewer: ME,
    options: { stones: false },
    seats: NAMES.map((name, seat) => ({ seat, name, isBot: false })),
    view: position.view(ME),
    isVerdictTold: true,
    awaited: position.actors,
    legal: isBusy ? [] : legalMoves(position, ME),
    happened,
    rules: {
      preview: (move) => position.preview(ME, position.parseMove(move) ?? 0),
      why: (move) => position.why(ME, move),
      score: (seat) => position.score(seat, ME),
    },
    language: 'en',
    words,
    labels: said,
    suggested,
    help: undefined,
    pointed,
    rulesAt: '/rules/three-in-a-row',
    play,
    isBusy,
    order: undefined,
    leaveOrder: undefined,
    refuse: (refusal) => (output.textContent = words.refusal(refusal, (seat) => NAMES[seat] ?? '')),
    announce: (text) => (output.textContent = text),
  };
  render(<Board {...props} />, app);
}

addEventListener('suggest', (event) => {
  suggested = { move: (event as CustomEvent<string>).detail };
  show();
});
addEventListener('point', (event) => {
  pointed = (event as CustomEvent<BoardProps['pointed']>).detail;
  show();
});
show();
