import type { EndNoteProps } from '@potager/kernel';
import type { VNode } from 'preact';
import type { View } from '../rules/kinds.ts';
import { sayEnding } from './winners.ts';
import type { Labels } from './words/labels.ts';

/** Why the game is over: it can end without anyone reaching the target. */
export function EndNote(props: EndNoteProps): VNode | null {
  const view = props.view as View;
  return view.ending === 'running' ? null : <p>{sayEnding(props.labels as Labels, view)}</p>;
}
