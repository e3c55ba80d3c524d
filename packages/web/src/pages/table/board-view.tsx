import type { BoardProps } from '@potager/kernel';
import { NOBODY } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { ComponentType, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import { labelsOf } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { announce } from '../../parts/announcer.tsx';
import { dropToast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { words, wordsOf } from '../../words/words.ts';
import { sayRefusal } from './use-refusals.ts';
import { makeViewRules } from './view-rules.ts';

/** Hands a game's board what can be seen and done, now or at an earlier moment. */
export function BoardView({ session }: { session: Session }): VNode {
  const { game, board, entry } = session.loaded as LoadedGame;
  const mirror = session.mirror.value as Mirror;
  const moment = session.moment.value;
  const view = moment?.view ?? mirror.view ?? null;
  const viewer = session.viewer.value;
  const rules = useMemo(() => makeViewRules(game, view, viewer), [game, view, viewer]);
  if (board === undefined) return <p class="notice">{words().growingHint}</p>;
  const { info, turnStatus } = mirror;
  const nameOf = makeNameOf(info.seats);
  const canPlay = moment === undefined && info.status === 'playing';
  const leaveOrder: BoardProps['leaveOrder'] = (order) =>
    void session.command({ kind: 'order', seat: session.viewer.peek(), order: order ?? null });
  const props: BoardProps = {
    tableId: session.table,
    viewer,
    options: info.options,
    seats: info.seats.map((chair, seat) => ({ seat, name: nameOf(seat), isBot: chair.kind === 'bot' })),
    view,
    awaited: moment?.turnStatus.awaited ?? (info.status === 'over' ? NOBODY : turnStatus.awaited),
    legal: canPlay ? turnStatus.legal : [],
    happened: moment === undefined ? session.happened.value : { n: moment.n, events: [] },
    rules,
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
    leaveOrder: moment === undefined ? leaveOrder : undefined,
    isBusy: session.isBusy.value,
    refuse: (refusal) => sayRefusal(session, refusal),
    announce: (text) => announce(text, 'last'),
  };
  const Board = board.Board as ComponentType<BoardProps>;
  return (
    <div class="board-frame">
      <Board {...props} />
    </div>
  );
}
