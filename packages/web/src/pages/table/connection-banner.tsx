import type { VNode } from 'preact';
import { ban } from '../../client/notices.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';

/** Says that nothing is heard from the host, for as long as that is so. */
export function ConnectionBanner({ session }: { session: Session }): VNode {
  const state = session.client.connection.value;
  const { reconnecting, moveWaits, signedOut, toSettings } = words();
  return (
    <div role="status" class="connection-banner">
      {state === 'lost' && (
        <p>
          <Icon name="offline" />
          <span>
            {reconnecting} {session.isBusy.value && <strong>{moveWaits}</strong>}
          </span>
        </p>
      )}
      {state === 'signedOut' && ban.value === undefined && (
        <p>
          <Icon name="person" />
          {signedOut} <a href="/settings">{toSettings}</a>
        </p>
      )}
    </div>
  );
}
