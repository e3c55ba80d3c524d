import type { Mirror } from '@potager/table';
import type { ComponentChildren, VNode } from 'preact';
import type { LoadedGame } from '../../games/catalog.ts';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { words, wordsOf } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';

interface MoveOfferProps {
  readonly session: Session;
  readonly move: string;
  /** What else there is to say of it. */
  readonly children?: ComponentChildren;
  /** Whether whoever points at it sees it on the board at once. */
  readonly isShownAtOnce?: boolean;
  readonly onClose: () => void;
}

/** A move in words, in a list of several: to be made, or to be shown on the board first. */
export function MoveOffer({ session, move, children, isShownAtOnce = false, onClose }: MoveOfferProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { board } = session.loaded as LoadedGame;
  const { playThis, showThis } = words();
  const text = wordsOf(info.game).move(move, makeNameOf(info.seats));
  const canShow = board?.canShow?.(move) === true;
  const play = (): void => {
    onClose();
    void session.play(move);
  };
  const suggest = (): void => {
    session.suggested.value = { move };
  };
  const point = isShownAtOnce && canShow ? { onPointerEnter: suggest, onFocusIn: suggest } : {};
  return (
    <li data-move={move} {...point}>
      <div>
        <strong>{text}</strong>
        {children}
      </div>
      <span class="hint-buttons">
        {canShow && (
          <button
            type="button"
            class="button small"
            aria-label={withColon(showThis, text)}
            onClick={() => {
              onClose();
              suggest();
            }}
          >
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
