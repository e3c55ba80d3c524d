import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { localClient } from '../../client/host-clients.ts';
import type { CarriedTable } from '../../local/local-message.ts';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { takeInSettings } from '../../settings/carried.ts';
import { words } from '../../words/words.ts';

/** Larger than anything that was downloaded here. */
const MOST_BYTES = 200e6;

/** What was downloaded on another device joins what is here. */
export function BringIn(): VNode {
  const { importData, importFailed, imported } = words();
  const field = useRef<HTMLInputElement>(null);
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      toast({ text: imported(await takeIn(file)) });
    } catch {
      toast({ text: importFailed });
    }
    if (field.current) field.current.value = '';
  };
  return (
    <>
      <button type="button" class="button" onClick={() => field.current?.click()}>
        <Icon name="share" />
        {importData}
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={importData}
        onChange={(event) => void bring(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** How many games came along. */
async function takeIn(file: File): Promise<number> {
  if (file.size > MOST_BYTES) throw new Error('too large');
  const { here, settings } = JSON.parse(await file.text()) as { here?: unknown; settings?: unknown };
  if (!Array.isArray(here)) throw new Error('no games');
  const tables = here.filter(isCarried);
  const count = await (await localClient()).run<'takeIn'>({ kind: 'takeIn', tables });
  takeInSettings(settings);
  return count;
}

/** Whether it can be played on, whoever hosts it looks. */
function isCarried(value: unknown): value is CarriedTable {
  const { table, log } = (value ?? {}) as { table?: unknown; log?: unknown };
  return typeof table === 'string' && /^[\w-]{1,64}$/.test(table) && Array.isArray(log);
}
