import { wantsStillness } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

const COUNT_MS = 380;

/** A number that counts over to its new value. */
function useCounted(value: number): number {
  const [shown, show] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    const from = latest.current;
    latest.current = value;
    if (from === value || wantsStillness()) {
      show(value);
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const share = Math.min(1, (now - start) / COUNT_MS);
      // All mana is a multiple of 5, on the way too.
      show(from + Math.round(((value - from) * share) / 5) * 5);
      if (share < 1) frame = requestAnimationFrame(step);
      else show(value);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** Mana that one may see, with its Venus figurine. */
export function ManaCount({ mana }: { mana: number }): VNode {
  return (
    <span class="ed-mana" aria-hidden="true">
      <Icon name="venus" />
      <b>{useCounted(mana)}</b>
    </span>
  );
}
