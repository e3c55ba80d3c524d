/**
 * What views, events, records and traces are made of. Games declare theirs with `type`, not `interface`:
 * only type aliases are assignable to an index signature.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export type JsonObject = { readonly [key: string]: Json | undefined };

/** The same content, whatever the order of keys; a key that is undefined is a key that is missing. */
export function isDeepEqual(one: Json | undefined, other: Json | undefined): boolean {
  return sortedJson(one) === sortedJson(other);
}

function sortedJson(value: Json | undefined): string | undefined {
  return JSON.stringify(value, (_key, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
