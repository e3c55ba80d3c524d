import type { VNode } from 'preact';
import type { Session } from '../../keeper/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';

/** Says that the line is lost, for as long as it is. */
export function LineBanner({ session }: { session: Session }): VNode {
  const isLost = session.keeper.line.value === 'lost';
  return (
    <div role="status" class="line-banner" data-lost={isLost}>
      {isLost && (
        <p>
          <Icon name="offline" />
          {words().reconnecting}
        </p>
      )}
    </div>
  );
}
