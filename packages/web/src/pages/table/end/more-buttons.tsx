import type { VNode } from 'preact';
import type { Session } from '../../../client/session.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { Icon } from '../../../parts/icon.tsx';
import { saveFile } from '../../../parts/save-file.ts';
import { toast } from '../../../parts/toast.tsx';
import type { TableAt } from '../../../router/route.ts';
import { words } from '../../../words/words.ts';
import { bringRecord } from './bring-record.ts';
import { attempt } from './end-buttons.tsx';

/** What few want to do after a game. */
export function MoreButtons({ session, place }: { session: Session; place: TableAt['place'] }): VNode {
  const { download, share, noServer, toShelf, copied } = words();
  const save = async (): Promise<void> => {
    const record = await bringRecord(place, session.table);
    saveFile(`${record.game}-${session.table}.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }));
  };
  const send = async (): Promise<void> => {
    if ('share' in navigator) await navigator.share({ url: location.href, title: 'Potager' });
    else {
      await copyText(location.href);
      toast({ text: copied });
    }
  };
  return (
    <div class="button-row">
      <button type="button" class="button small" onClick={attempt(save, noServer)}>
        <Icon name="download" />
        {download}
      </button>
      {place === 'online' && (
        <button type="button" class="button small" onClick={attempt(send, noServer)}>
          <Icon name="share" />
          {share}
        </button>
      )}
      <a class="button small" href="/">
        {toShelf}
      </a>
    </div>
  );
}
