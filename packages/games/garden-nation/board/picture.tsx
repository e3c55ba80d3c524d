import type { VNode } from 'preact';
import type { Land } from '../rules/components.ts';
import { type Drawing, Drawn } from '@potager/boardkit';

/** A card's little picture, on the ground of its land. */
export function Picture({ drawing, land }: { drawing: Drawing; land: Land | undefined }): VNode {
  return (
    <svg
      class={`gn-picture gn-on-${land ?? 'sky'}`}
      viewBox="0 0 96 56"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="gn-sky" width="96" height="56" />
      <path class="gn-hill" d="M0 42c18-7 34-2 50-5s32-3 46 2v17H0z" />
      <path class="gn-field" d="M0 47c20-5 32 0 48-2s30-1 48 1v10H0z" />
      <Drawn drawing={drawing} />
    </svg>
  );
}
