import type { Judgement } from '@potager/bots';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { ThinkerClient } from '../../local/thinker-client.ts';
import { Loading } from '../../parts/loading.tsx';
import { words } from '../../words/words.ts';
import { MoveOffer } from './move-offer.tsx';

/** What a bot would do here, thought out in a worker of its own. */
export function Hints({ session, onClose }: { session: Session; onClose: () => void }): VNode {
  const found = useSignal<readonly Judgement[] | undefined>(undefined);
  const { info, view, n } = session.mirror.value as Mirror;
  const seat = session.viewer.value;
  useEffect(() => {
    const thinking = new ThinkerClient();
    found.value = undefined;
    void thinking
      .ask<'hint'>({ kind: 'hint', game: info.game, seat, view: view ?? null })
      .then((judgements) => (found.value = judgements))
      .catch(() => (found.value = []));
    return () => thinking.end();
  }, [n]);
  if (found.value === undefined) return <Loading />;
  const { hintIntro, chance } = words();
  return (
    <>
      <p>{hintIntro}</p>
      <ol class="hints">
        {found.value.map((judgement) => (
          <MoveOffer
            key={judgement.move}
            session={session}
            move={judgement.move}
            note={chance(Math.round(judgement.chance * 100))}
            onClose={onClose}
          />
        ))}
      </ol>
    </>
  );
}
