import type { EndNoteProps } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import type { ComponentType, VNode } from 'preact';
import { type LoadedGame, labelsOf } from '../../../games/catalog.ts';
import type { Session } from '../../../client/session.ts';
import { wordsOf } from '../../../words/words.ts';

/** What the game itself has to say of its end. */
export function EndNote({ session }: { session: Session }): VNode | null {
  const { board, entry } = session.loaded as LoadedGame;
  const { view = null } = session.mirror.value as Mirror;
  if (board?.EndNote === undefined) return null;
  const Note = board.EndNote as ComponentType<EndNoteProps>;
  const said = { words: wordsOf(entry.name), labels: labelsOf(entry.name) };
  return <Note tableId={session.table} viewer={session.viewer.value} view={view} {...said} />;
}
