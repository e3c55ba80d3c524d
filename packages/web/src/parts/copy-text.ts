/**
 * Puts a text where it can be pasted from. On an address of one's own network browsers have no clipboard, only the old
 * way.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard) return clipboard.writeText(text);
  const slip = document.createElement('textarea');
  slip.value = text;
  document.body.append(slip);
  slip.select();
  document.execCommand('copy');
  slip.remove();
}
