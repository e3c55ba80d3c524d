import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../client/session.ts';
import { AllMoves } from '../pages/table/all-moves.tsx';
import { useTurnNews } from '../pages/table/use-turn-news.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Sprig } from '../parts/sprig.tsx';
import '../styles/table.css';
import '../styles/sheets.css';
import '../styles/coach.css';
import { words } from '../words/words.ts';
import { StudyBoard } from './study-board.tsx';

interface StudyRoomProps {
  readonly title: string;
  /** What it is about, in a few words. */
  readonly about: string;
  /** Where to go from here. */
  readonly wayOut: { readonly path: string; readonly text: string };
  /** Undefined until the board is there. */
  readonly session: Session | undefined;
  /** Whoever explains beside the board. */
  readonly children: ComponentChildren;
}

/** A page with the board of a study, and somebody beside it who explains. */
export function StudyRoom({ title, about, wayOut, session, children }: StudyRoomProps): VNode {
  const isListed = useSignal(false);
  const { board, moves } = words();
  return (
    <div class="table-page coach-page">
      <header class="top-bar">
        <a class="icon-button" href={wayOut.path} aria-label={wayOut.text} title={wayOut.text}>
          <Sprig />
        </a>
        <h1 class="turn">
          {title} <small>{about}</small>
        </h1>
        <button
          type="button"
          class="icon-button"
          aria-label={moves}
          title={moves}
          onClick={() => (isListed.value = true)}
        >
          <Icon name="menu" />
        </button>
      </header>
      {children}
      <main class="board-room" aria-label={board}>
        <h2 class="unseen">{board}</h2>
        {session === undefined ? <Loading /> : <Board key={session} session={session} isListed={isListed} />}
      </main>
    </div>
  );
}

interface BoardProps {
  readonly session: Session;
  /** Whether everything that can be done is listed in words. */
  readonly isListed: Signal<boolean>;
}

function Board({ session, isListed }: BoardProps): VNode {
  useTurnNews(session);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'w' || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      isListed.value = true;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <StudyBoard session={session} isAlone />
      {isListed.value && (
        <Dialog title={words().moves} onClose={() => (isListed.value = false)}>
          <AllMoves session={session} onClose={() => (isListed.value = false)} />
        </Dialog>
      )}
    </>
  );
}
