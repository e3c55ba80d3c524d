import type { VNode } from 'preact';
import { ban } from '../../client/notices.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';

/** Says that nothing is heard from the host, for as long as that is so. */
export function LineBanner({ session }: { session: Session }): VNode {
  const line = session.client.line.value;
  const { reconnecting, moveWaits, signedOut, toSettings } = words();
  return (
    <div role="status" class="line-banner">
      {line === 'lost' && (
        <p>
          <Icon name="offline" />
          {reconnecting}
          {session.isBusy.value && <strong>{moveWaits}</strong>}
        </p>
      )}
      {line === 'signedOut' && ban.value === undefined && (
        <p>
          <Icon name="person" />
          {signedOut} <a href="/settings">{toSettings}</a>
        </p>
      )}
    </div>
  );
}
