import type { EndNoteProps } from '@potager/kernel';
import type { VNode } from 'preact';
import type { View } from '../rules/kinds.ts';
import type { Labels } from './words/labels.ts';

/** Why the game is over: it can end without anyone reaching the target, and mana may then decide. */
export function EndNote(props: EndNoteProps): VNode | null {
  const { ending, target } = props.view as View;
  if (ending === 'running') return null;
  return <p>{(props.labels as Labels).endings[ending](target)}</p>;
}
