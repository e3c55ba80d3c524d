import type { Judgement } from '@potager/bots';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Kit } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../keeper/session.ts';
import { Thinking } from '../../local/thinking.ts';
import { Loading } from '../../parts/loading.tsx';
import { words, wordsOf } from '../../words/words.ts';

/** What a bot would do here, thought out in a worker of its own. */
export function Hints({ session, onClose }: { session: Session; onClose: () => void }): VNode {
  const found = useSignal<readonly Judgement[] | undefined>(undefined);
  const { hall, view, n } = session.mirror.value as Mirror;
  const seat = session.viewer.value;
  useEffect(() => {
    const thinking = new Thinking();
    found.value = undefined;
    void thinking
      .ask<'hint'>({ kind: 'hint', game: hall.game, seat, view: view ?? null })
      .then((judgements) => (found.value = judgements))
      .catch(() => (found.value = []));
    return () => thinking.end();
  }, [n]);
  if (found.value === undefined) return <Loading />;
  const said = wordsOf(hall.game);
  const nameOf = makeNameOf(hall.seats);
  const { hintIntro, chance, playThis, showThis } = words();
  const { board } = session.kit as Kit;
  const play = (move: string): void => {
    onClose();
    void session.play(move);
  };
  const show = (move: string): void => {
    onClose();
    session.suggested.value = { move };
  };
  return (
    <>
      <p>{hintIntro}</p>
      <ol class="hints">
        {found.value.map((judgement) => (
          <li key={judgement.move}>
            <span>
              <strong>{said.move(judgement.move, nameOf)}</strong>
              <span class="hint-chance">{chance(Math.round(judgement.chance * 100))}</span>
            </span>
            <span class="hint-buttons">
              {board?.canShow?.(judgement.move) === true && (
                <button type="button" class="button small" onClick={() => show(judgement.move)}>
                  {showThis}
                </button>
              )}
              <button type="button" class="button small" onClick={() => play(judgement.move)}>
                {playThis}
              </button>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
