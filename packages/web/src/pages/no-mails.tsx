import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { endMailsBy } from '../client/call-settings.ts';
import { Crumbs } from '../parts/crumbs.tsx';
import '../styles/settings.css';
import { words } from '../words/words.ts';

/** Where the link in a mail leads that ends the mails: to come here is enough. */
export function NoMails(): VNode {
  const { mailsEnded, mailsEndedHint, mailsNotEnded, loading, settings } = words();
  const isEnded = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    endMailsBy(location.hash.slice(1)).then(
      () => (isEnded.value = true),
      () => (isEnded.value = false),
    );
  }, []);
  const said = { true: mailsEndedHint, false: mailsNotEnded, undefined: loading } as const;
  return (
    <div class="sheet settings-page">
      <Crumbs />
      <main>
        <h1>{mailsEnded}</h1>
        <p role="status">{said[`${isEnded.value}`]}</p>
        <a class="quiet-link" href="/settings">
          {settings}
        </a>
      </main>
    </div>
  );
}
