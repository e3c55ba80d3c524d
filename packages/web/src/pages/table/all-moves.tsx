import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { words } from '../../words/words.ts';
import { MoveOffer } from './move-offer.tsx';

/** Everything that can be done now, in words: another way to play any board, for those who would rather read it. */
export function AllMoves({ session, onClose }: { session: Session; onClose: () => void }): VNode {
  const { info, turnStatus } = session.mirror.value as Mirror;
  const legal = info.status === 'playing' && session.moment.value === undefined ? turnStatus.legal : [];
  if (legal.length === 0) return <p>{words().noMoves}</p>;
  return (
    <ul class="hints">
      {legal.map((move) => (
        <MoveOffer key={move} session={session} move={move} onClose={onClose} />
      ))}
    </ul>
  );
}
