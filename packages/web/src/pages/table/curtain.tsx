import type { Seat } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { dropToast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';

/** Hides everything until the next one is ready: only then is the table fetched as they may see it. */
export function Curtain({ session, to }: { session: Session; to: Seat }): VNode {
  const { info, turnStatus } = session.mirror.value as Mirror;
  const { passTo, ready, curtainHint, takeBack, toShelf } = words();
  const nameOf = makeNameOf(info.seats);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [to]);
  // Why the last player could not do something may tell what they have.
  useEffect(dropToast, []);
  return (
    <main class="curtain">
      <div class="curtain-note">
        <SeatMark seat={to} />
        <h1>{passTo(nameOf(to))}</h1>
        <p>{curtainHint}</p>
        <button ref={button} type="button" class="button primary large" onClick={() => void session.joinAs(to)}>
          <Icon name="eye" />
          {ready(nameOf(to))}
        </button>
        <div class="button-row">
          {turnStatus.undo !== 'no' && (
            <button type="button" class="button small" onClick={() => void session.undo()}>
              <Icon name="undo" />
              {withColon(nameOf(session.viewer.value), takeBack)}
            </button>
          )}
          <a class="button small" href="/">
            {toShelf}
          </a>
        </div>
      </div>
    </main>
  );
}
