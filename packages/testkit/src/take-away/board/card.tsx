import type { CardModule } from '@potager/kernel';
import type { VNode } from 'preact';

export const credits: CardModule['credits'] = 'traditional';

/** A heap of stones on the grass. */
export function Picture(): VNode {
  return (
    <svg viewBox="0 0 320 210" aria-hidden="true" stroke="#3a2f23" stroke-width="1.6">
      <rect width="320" height="210" fill="#d5e0a8" stroke="none" />
      <path fill="#c3d391" stroke="none" d="M0 150c60-30 90 10 150-8s110-60 170-30v98H0z" />
      <ellipse cx="112" cy="150" rx="38" ry="22" fill="#b8b2a4" />
      <ellipse cx="204" cy="152" rx="42" ry="24" fill="#a59e8f" />
      <ellipse cx="160" cy="112" rx="36" ry="22" fill="#cbc5b8" />
    </svg>
  );
}
