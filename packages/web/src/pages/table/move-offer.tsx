import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import type { LoadedGame } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { words, wordsOf } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';

interface MoveOfferProps {
  readonly session: Session;
  readonly move: string;
  /** What else there is to say of it. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** A move in words, in a list of several: to be made, or to be shown on the board first. */
export function MoveOffer({ session, move, note, onClose }: MoveOfferProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { board } = session.loaded as LoadedGame;
  const { playThis, showThis } = words();
  const text = wordsOf(info.game).move(move, makeNameOf(info.seats));
  const play = (): void => {
    onClose();
    void session.play(move);
  };
  const show = (): void => {
    onClose();
    session.suggested.value = { move };
  };
  return (
    <li data-move={move}>
      <span>
        <strong>{text}</strong>
        {note !== undefined && <span class="hint-chance">{note}</span>}
      </span>
      <span class="hint-buttons">
        {board?.canShow?.(move) === true && (
          <button type="button" class="button small" aria-label={withColon(showThis, text)} onClick={show}>
            {showThis}
          </button>
        )}
        <button type="button" class="button small" aria-label={withColon(playThis, text)} onClick={play}>
          {playThis}
        </button>
      </span>
    </li>
  );
}
