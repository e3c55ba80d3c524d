import type { ComponentChildren, VNode } from 'preact';
import { Loading } from '../../parts/loading.tsx';
import { words } from '../../words/words.ts';
import type { Asked } from './ask-host.ts';
import { hostWords } from './host-words.ts';

interface AnswerProps<T> {
  readonly asked: Asked<T>;
  readonly again: () => void;
  readonly children: (given: T) => ComponentChildren;
}

/** What was asked for, or why it is not there. */
export function Answer<T>({ asked, again, children }: AnswerProps<T>): VNode {
  if (asked === 'loading') return <Loading />;
  if (asked !== 'failed') return <>{children(asked.given)}</>;
  return (
    <div class="host-empty">
      <p>{hostWords().failed}</p>
      <button type="button" class="button" onClick={again}>
        {words().retry}
      </button>
    </div>
  );
}

/** A list, or a word where there is nothing in it. */
export function HostList({ children }: { children: readonly VNode[] }): VNode {
  if (children.length === 0) return <p class="host-empty">{hostWords().nothing}</p>;
  return <ul class="host-list">{children}</ul>;
}
