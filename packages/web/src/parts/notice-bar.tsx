import type { Announcement, AnnouncementLanguage } from '@potager/table';
import { signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { localTrouble } from '../client/local-trouble.ts';
import { ban, notices } from '../client/notices.ts';
import { me } from '../client/online.ts';
import { language } from '../settings/language.ts';
import { storedSignal } from '../settings/stored.ts';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

/** What the reader has put away until the page is opened anew: it is so whether they read it or not. */
const away = signal<readonly string[]>([]);

const isAway = (name: string): boolean => away.value.includes(name);

function sendAway(name: string): void {
  away.value = [...away.peek(), name];
}

/** The numbers of the announcements that the reader has put away, with commas between. */
const read = storedSignal<string>('read-notices', (text) => text ?? '');

const isRead = (id: number): boolean => read.value.split(',').includes(String(id));

function putAway(id: number): void {
  // Numbers only grow: old ones need not be remembered for ever.
  read.value = [...read.peek().split(','), String(id)].slice(-50).join(',');
}

/** What whoever runs the server tells everyone, and what is wrong with games on this device, above every page. */
export function NoticeBar(): VNode {
  const { announcements, isDraining } = notices.value;
  const { banned, toMyData, draining, nameCleared, chooseName, localTroubles } = words();
  const trouble = localTrouble.value;
  const now = Date.now();
  const shown = announcements.filter(({ id, until }) => !isRead(id) && (until === undefined || until > now));
  return (
    <div class="notices" role="status">
      {ban.value && (
        <Notice isGrave>
          {banned(ban.value)} <a href="/settings#my-data">{toMyData}</a>
        </Notice>
      )}
      {trouble !== undefined && !isAway(trouble) && (
        <Notice onClose={() => sendAway(trouble)}>{localTroubles[trouble]}</Notice>
      )}
      {me.value?.isNameCleared && !isAway('name') && (
        <Notice onClose={() => sendAway('name')}>
          {nameCleared(me.value.name)} <a href="/settings">{chooseName}</a>
        </Notice>
      )}
      {isDraining && !isAway('draining') && <Notice onClose={() => sendAway('draining')}>{draining}</Notice>}
      {shown.map((announcement) => (
        <Notice key={announcement.id} onClose={() => putAway(announcement.id)}>
          <Text {...announcement} />
        </Notice>
      ))}
    </div>
  );
}

/** In the reader's language, or else in the first one there is. */
function Text({ texts }: Announcement): VNode {
  const given = Object.keys(texts) as AnnouncementLanguage[];
  const chosen = given.includes(language.value) ? language.value : given[0]!;
  return <span lang={chosen}>{texts[chosen]}</span>;
}

interface NoticeProps {
  readonly children: ComponentChildren;
  readonly isGrave?: boolean;
  /** Left out: it cannot be put away. */
  readonly onClose?: () => void;
}

function Notice({ children, isGrave = false, onClose }: NoticeProps): VNode {
  return (
    <div class={isGrave ? 'notice-line grave' : 'notice-line'}>
      <p>{children}</p>
      {onClose && (
        <button type="button" class="icon-button" aria-label={words().close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
