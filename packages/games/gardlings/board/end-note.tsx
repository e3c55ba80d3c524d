import type { EndNoteProps } from '@potager/kernel';
import type { VNode } from 'preact';
import type { View } from '../rules/kinds.ts';
import type { GardlingsWords } from '../words/make-words.ts';
import { SoloEnd } from './solo-end.tsx';
import { SoloHistory } from './solo-history.tsx';
import type { Labels } from './words/labels.ts';

/** What the end of a game alone is worth, beside one's own games before it. */
export function EndNote(props: EndNoteProps): VNode | null {
  const view = props.view as View;
  const said = { labels: props.labels as Labels, names: (props.words as GardlingsWords).names };
  if (view.seats.length > 1 || view.phase !== 'over') return null;
  return (
    <div class="gl gl-end-note">
      <SoloEnd view={view} {...said} />
      {props.viewer === 0 && <SoloHistory view={view} tableId={props.tableId} {...said} />}
    </div>
  );
}
