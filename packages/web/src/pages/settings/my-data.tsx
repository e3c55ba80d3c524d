import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { localClient } from '../../client/host-clients.ts';
import { deleteMe, fetchExport, me } from '../../client/online.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast.tsx';
import { forgetAll } from '@potager/boardkit/storage';
import { carrySettings } from '../../settings/carried.ts';
import { words } from '../../words/words.ts';
import { BringIn } from './bring-in.tsx';

async function exportAll(): Promise<void> {
  const here = await (await localClient()).run<'export'>({ kind: 'export' });
  const online = me.peek() ? await fetchExport() : null;
  const text = JSON.stringify({ here, settings: carrySettings(), online }, null, 2);
  saveFile('potager.json', new Blob([text], { type: 'application/json' }));
}

async function deleteAll(): Promise<void> {
  if (me.peek()) await deleteMe();
  await (await localClient()).run<'forgetAll'>({ kind: 'forgetAll' });
  forgetAll();
}

/** What is kept about the reader: to take along, or to delete. */
export function MyData(): VNode {
  const { myData, myDataHint, importHint, exportData, deleteData, noServer } = words();
  const isAsking = useSignal(false);
  const tryExport = async (): Promise<void> => exportAll().catch(() => toast({ text: noServer }));
  return (
    <section aria-labelledby="my-data">
      <h2 id="my-data">{myData}</h2>
      <p>{myDataHint}</p>
      <p>{importHint}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={() => void tryExport()}>
          <Icon name="download" />
          {exportData}
        </button>
        <BringIn />
        <button type="button" class="button danger" onClick={() => (isAsking.value = true)}>
          <Icon name="trash" />
          {deleteData}
        </button>
      </div>
      {isAsking.value && <AskDelete onClose={() => (isAsking.value = false)} />}
    </section>
  );
}

function AskDelete({ onClose }: { onClose: () => void }): VNode {
  const { deleteData, deleteWarning, cancel, noServer } = words();
  const go = async (): Promise<void> => {
    try {
      await deleteAll();
      location.assign('/');
    } catch {
      toast({ text: noServer });
      onClose();
    }
  };
  return (
    <Dialog title={deleteData} onClose={onClose}>
      <p>{deleteWarning}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" class="button danger" onClick={() => void go()}>
          {deleteData}
        </button>
      </div>
    </Dialog>
  );
}
