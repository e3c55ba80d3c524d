import { copyText } from '../parts/copy-text.ts';
import { toast } from '../parts/toast.tsx';
import { words } from '../words/words.ts';

/** Hands a short text with an address to whatever the device shares with; where there is nothing, to be pasted. */
export async function shareFeat(text: string, path: string): Promise<void> {
  const url = location.origin + path;
  if ('share' in navigator) {
    // Whoever thinks better of it need not hear of it.
    await navigator.share({ text, url }).catch(() => undefined);
    return;
  }
  await copyText(`${text}\n${url}`);
  toast({ text: words().copied });
}
