import { keyOf, recall, recallAll, remember } from '@potager/boardkit/storage';

/** Who this browser is, is its own affair. */
const OWN: ReadonlySet<string> = new Set(['known']);

/** Everything that was chosen or achieved on this device, to take along. */
export const carrySettings = (): { readonly [name: string]: string } =>
  Object.fromEntries([...recallAll()].filter(([name]) => !OWN.has(name)));

/** Lists join what is here; a choice that was made elsewhere is made here, too, and all pages follow. */
export function takeInSettings(settings: unknown): void {
  if (typeof settings !== 'object' || settings === null) return;
  for (const [name, text] of Object.entries(settings)) {
    if (OWN.has(name) || typeof text !== 'string') continue;
    const joined = joinLists(recall(name), text);
    remember(name, joined);
    // Other windows hear of it from the browser; this one would not.
    dispatchEvent(new StorageEvent('storage', { key: keyOf(name), newValue: joined }));
  }
}

/** What is on both is there once; where one of them is no list, the second. */
export function joinLists(here: string | null, there: string): string {
  const [one, other] = [parseList(here), parseList(there)];
  if (one === undefined || other === undefined) return there;
  const known = new Set(one.map((item) => JSON.stringify(item)));
  return JSON.stringify([...one, ...other.filter((item) => !known.has(JSON.stringify(item)))]);
}

function parseList(text: string | null): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
