import type { BoardProps, GameEvent } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { ComponentType, VNode } from 'preact';
import type { LoadedGame } from '../../games/catalog.ts';
import { labelsOf } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { useHelp } from '../../help/use-help.ts';
import type { Session } from '../../client/session.ts';
import { announce } from '../../parts/announcer.tsx';
import { dropToast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { words, wordsOf } from '../../words/words.ts';
import { awaitedInView, useViewRules } from './awaited-in-view.ts';
import { sayRefusal } from './use-refusals.ts';

interface BoardViewProps {
  readonly session: Session;
  /** What says what moves are good for, where the reader wants that. */
  readonly help?: ReturnType<typeof useHelp>;
}

/** Hands a game's board what can be seen and done, now or at an earlier moment. */
export function BoardView({ session, help }: BoardViewProps): VNode {
  const { board, entry } = session.loaded as LoadedGame;
  const mirror = session.mirror.value as Mirror;
  const moment = session.moment.value;
  const { playback } = session;
  const { shown } = playback;
  const view = moment?.view ?? shown.value.view;
  const viewer = session.viewer.value;
  const rules = useViewRules(session);
  if (board === undefined) return <p class="notice">{words().growingHint}</p>;
  const { info, turnStatus } = mirror;
  const nameOf = makeNameOf(info.seats);
  const canPlay = moment === undefined && info.status === 'playing' && turnStatus.legal.length > 0;
  const isBehind = moment === undefined && playback.isBehind.value;
  // While the board is behind, what could be done then and can still be done: others may build at the same time.
  const legal = canPlay
    ? isBehind
      ? rules.legal().filter((move) => turnStatus.legal.includes(move))
      : turnStatus.legal
    : [];
  const leaveOrder: BoardProps['leaveOrder'] = (order) =>
    void session.command({ kind: 'order', seat: session.viewer.peek(), order: order ?? null });
  const props: BoardProps = {
    tableId: session.table,
    viewer,
    options: info.options,
    seats: info.seats.map((chair, seat) => ({ seat, name: nameOf(seat), isBot: chair.kind === 'bot' })),
    view,
    isVerdictTold: session.isVerdictTold.value,
    awaited: awaitedInView(session, rules),
    legal,
    happened: moment === undefined ? shown.value : { n: -1 - moment.count, events: moment.events, isAgain: true },
    skip: moment === undefined && playback.isPlaying.value ? () => playback.skip() : undefined,
    rules,
    pointed: session.pointed.value ?? (moment && { events: moment.events }),
    help: help?.(rules, legal),
    rulesAt: `/rules/${entry.name}`,
    suggested: moment === undefined ? session.suggested.value : undefined,
    language: language.value,
    words: wordsOf(entry.name),
    labels: labelsOf(entry.name),
    play: (move) => {
      // Whoever has found something to do need not read on why something else could not be done.
      dropToast();
      void session.play(move);
    },
    order: turnStatus.order,
    // Where certain moves are waited for, nothing may make another one instead.
    leaveOrder: moment === undefined && session.gate === undefined ? leaveOrder : undefined,
    isBusy: session.isBusy.value,
    refuse: (refusal) => sayRefusal(session, refusal),
    announce: (text) => announce(text, 'last'),
  };
  const Board = board.Board as ComponentType<BoardProps>;
  // Whoever is to act and touches a board that is still behind sees the present before the touch does anything.
  const isLate = canPlay && isBehind && legal.length === 0;
  const catchUp = (event: Event): void => {
    if (isLate && isActing(event)) playback.toPresent();
  };
  return (
    <div class="board-frame" onClickCapture={catchUp} onKeyDownCapture={catchUp}>
      <Board {...props} />
    </div>
  );
}

/** What happened at a moment of the log. */
export function eventsAt({ log }: Mirror, n: number): readonly GameEvent[] {
  const entry = log.find((one) => one.n === n);
  return entry?.kind === 'moved' ? entry.events : [];
}

/** Keys that lead around, or through the steps. */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Escape',
  ',',
  '.',
  'k',
  'K',
]);

/** Whether a touch or a key is meant for the board; a touch on a scene only goes past it. */
const isActing = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? !OTHER_KEYS.has(event.key)
    : (event.target as Element).closest('.bk-scene, .bk-stage-buttons') === null;
