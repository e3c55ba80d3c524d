import type { Merge } from '../storage/merge-store.ts';

/** What people wrote themselves: whatever it says, it names nobody. */
const OWN_WORDS: ReadonlySet<string> = new Set(['text', 'name', 'why']);

/**
 * The same, where the guest is the account throughout; undefined where the guest does not occur. Ids are random and
 * long: what is equal to one means that person, under whichever name it stands.
 */
export function withAccount<T extends object>(value: T, merge: Merge): T | undefined {
  const text = JSON.stringify(value);
  if (!text.includes(merge.guest)) return undefined;
  const changed = replaceIn(value, merge);
  return JSON.stringify(changed) === text ? undefined : (changed as T);
}

function replaceIn(value: unknown, merge: Merge): unknown {
  if (value === merge.guest) return merge.account;
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, merge));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).map(
    ([name, item]) => [name, OWN_WORDS.has(name) ? item : replaceIn(item, merge)] as const,
  );
  return Object.fromEntries(entries);
}
