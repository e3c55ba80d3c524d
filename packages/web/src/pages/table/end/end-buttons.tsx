import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { localClient } from '../../../client/host-clients.ts';
import { rematchOnline } from '../../../client/online.ts';
import { sitOnline } from '../../../client/sit-online.ts';
import type { Session } from '../../../client/session.ts';
import { Icon } from '../../../parts/icon.tsx';
import { toast } from '../../../parts/toast.tsx';
import { makeTablePath, navigate, type TableAt } from '../../../router/route.ts';
import { words } from '../../../words/words.ts';
import { sharePicture } from './share-picture.ts';
import type { EndResult } from './count.ts';

interface EndButtonsProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly result: EndResult;
  readonly onClose: () => void;
}

/** What failed is said; what somebody broke off themselves is not. */
export const attempt = (work: () => Promise<void>, failed: string) => (): void =>
  void work().catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') toast({ text: failed });
  });

/** What to do next; in its place from the beginning. */
export function EndButtons({ session, place, result, onClose }: EndButtonsProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { rematch, toRematch, lookAtBoard, noServer, picture, noPicture } = words();
  const isDrawing = useSignal(false);
  const go = async (): Promise<void> => {
    const table =
      info.rematch ??
      (place === 'online'
        ? await rematchOnline(session.table)
        : await (await localClient()).run<'rematch'>({ kind: 'rematch', table: session.table }));
    const [seat] = session.mySeats.peek();
    if (place === 'online' && seat !== undefined) await sitOnline(table, seat);
    navigate(makeTablePath({ place, table }));
  };
  const draw = async (): Promise<void> => {
    if (isDrawing.peek()) return;
    isDrawing.value = true;
    try {
      await sharePicture(session, result);
    } finally {
      isDrawing.value = false;
    }
  };
  const isPlayer = session.mySeats.value.length > 0;
  return (
    <div class="end-buttons">
      {(isPlayer || info.rematch !== undefined) && (
        <button type="button" class="button primary" onClick={attempt(go, noServer)}>
          <Icon name="again" />
          {info.rematch === undefined ? rematch : toRematch}
        </button>
      )}
      <button type="button" class="button" onClick={onClose}>
        <Icon name="eye" />
        {lookAtBoard}
      </button>
      {/* A picture says who won: it is there to be made once that is told. */}
      <button
        type="button"
        class="button"
        disabled={!session.isVerdictTold.value}
        aria-disabled={isDrawing.value}
        onClick={attempt(draw, noPicture)}
      >
        <Icon name="picture" />
        {picture}
      </button>
    </div>
  );
}
