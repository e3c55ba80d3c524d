import { copyText } from '../parts/copy-text.ts';
import { toast } from '../parts/toast.tsx';
import { words } from '../words/words.ts';

/** Hands a short text with an address to whatever the device shares with; where there is nothing, to be pasted. */
export async function shareFeat(text: string, path: string): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator && (await isShared({ text, url }))) return;
  await copyText(`${text}\n${url}`);
  toast({ text: words().copied });
}

/** Whether that is settled: shared, or thought better of. */
async function isShared(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
