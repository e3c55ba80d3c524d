import type { VNode } from 'preact';
import { words } from '../words/words.ts';
import { Sprig } from './sprig.tsx';

/** While something is fetched: a seedling that grows. */
export function Loading(): VNode {
  return (
    <div class="loading" role="status">
      <Sprig />
      <span>{words().loading}</span>
    </div>
  );
}
