import type { RankedMove } from '@potager/bots';
import type { NameOf } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { makeNameOf } from '../../games/names.ts';
import { groupHints, type Hint } from '../../help/group-hints.ts';
import { needReasons, reasonsOf } from '../../help/reasons.ts';
import { makeSentence, sumUp } from '../../help/say-help.ts';
import { ThinkerClient } from '../../local/thinker-client.ts';
import { announce } from '../../parts/announcer.tsx';
import { language } from '../../settings/language.ts';
import { withColon } from '../../words/with-colon.ts';
import { words, wordsOf } from '../../words/words.ts';
import { useViewRules } from './awaited-in-view.ts';
import { MoveOffer } from './move-offer.tsx';

interface HintsProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** What a bot would do here and why, thought out in a worker of its own, for as long as there is the same to decide. */
export function Hints({ session, onClose }: HintsProps): VNode {
  const { turnStatus } = session.mirror.value as Mirror;
  const asked = turnStatus.legal.join();
  const before = useRef(asked);
  useEffect(() => {
    // Whoever asked about a decision that is made has been answered.
    if (before.current !== '' && before.current !== asked) onClose();
    before.current = asked;
  }, [asked]);
  return asked === '' ? <p>{words().noMoves}</p> : <Thought key={asked} session={session} onClose={onClose} />;
}

type Finding = readonly RankedMove[] | 'failed' | undefined;

function Thought({ session, onClose }: HintsProps): VNode {
  const found = useSignal<Finding>(undefined);
  const done = useSignal(0);
  const tries = useSignal(0);
  useEffect(() => {
    const { info, view = null } = session.mirror.peek() as Mirror;
    const thinking = new ThinkerClient();
    session.returnToNow();
    found.value = undefined;
    done.value = 0;
    const task = { kind: 'hint', game: info.game, seat: session.viewer.peek(), view } as const;
    // Without its reasons a game has hints all the same.
    void Promise.all([
      thinking.ask<'hint'>(task, (share) => (done.value = share)),
      needReasons(info.game).catch(() => undefined),
    ])
      .then(([ranked]) => (found.value = ranked))
      .catch(() => (found.value = 'failed'));
    return () => thinking.end();
  }, [tries.value]);
  const { thinking, noHint, retry } = words();
  if (found.value === undefined)
    return (
      <div class="hint-progress">
        <span role="status">{thinking}</span>
        <progress aria-label={thinking} value={done.value} max={1} />
      </div>
    );
  if (found.value === 'failed')
    return (
      <>
        <p role="status">{noHint}</p>
        <button type="button" class="button" onClick={() => tries.value++}>
          {retry}
        </button>
      </>
    );
  return <Found session={session} ranked={found.value} onClose={onClose} />;
}

/** The best move, or those that nothing sets apart, then some that are behind. */
function Found({ session, ranked, onClose }: HintsProps & { readonly ranked: readonly RankedMove[] }): VNode {
  const { info, turnStatus } = session.mirror.value as Mirror;
  const { hintBest, hintEqual, hintOnly, hintMore, hintOthers, noReasons, chance } = words();
  const { best, more, others } = groupHints(ranked);
  const nameOf = makeNameOf(info.seats);
  const explain = useReasons(session, nameOf);
  const isOnly = turnStatus.legal.length === 1;
  const intro = isOnly ? hintOnly : best.length > 1 ? hintEqual : hintBest;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const told = best.map(({ move, percent }) =>
      [
        makeSentence(language.peek(), withColon(wordsOf(info.game).move(move, nameOf), chance(percent))),
        sumUp(language.peek(), explain(move)),
      ].join(' '),
    );
    announce([intro, ...told].join(' '), 'last');
    // The best comes into view on the board, and the keyboard is where it can be done.
    const panel = list.current?.closest('dialog');
    if (panel?.contains(document.activeElement) === true) list.current?.querySelector('button')?.focus();
  }, []);
  const offers = (hints: readonly Hint[]): VNode => (
    <ol class="hints">
      {hints.map(({ move, percent }) => (
        <MoveOffer key={move} session={session} move={move} isShownAtOnce onClose={onClose}>
          {!isOnly && <span class="hint-chance">{chance(percent)}</span>}
          <ul class="hint-reasons">
            {explain(move).map((reason) => (
              <li key={reason}>{makeSentence(language.value, reason)}</li>
            ))}
          </ul>
        </MoveOffer>
      ))}
    </ol>
  );
  return (
    <div ref={list} class="hint-found">
      <p>{intro}</p>
      {offers(best)}
      {more > 0 && <p class="hint-more">{hintMore(more)}</p>}
      {others.length > 0 && (
        <>
          <p>{hintOthers}</p>
          {offers(others)}
        </>
      )}
      {reasonsOf(info.game) === undefined && <p class="hint-more">{noReasons}</p>}
    </div>
  );
}

/** How many reasons of a move are told. */
const MOST_REASONS = 3;

function useReasons(session: Session, nameOf: NameOf): (move: string) => readonly string[] {
  const rules = useViewRules(session);
  const reasons = reasonsOf((session.mirror.value as Mirror).info.game);
  if (reasons === undefined) return () => [];
  return (move) =>
    rules
      .reasons(reasons.reasonsFor, move)
      .slice(0, MOST_REASONS)
      .map((reason) => reasons.say(reason, nameOf));
}
