/**
 * What this device keeps under names of the page's own. Where nothing may be stored, nothing is found, and what was to
 * be kept lasts as long as the page.
 */

const PREFIX = 'potager.';

/** Under which the browser has it. */
export const keyOf = (name: string): string => PREFIX + name;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    return;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    return;
  }
}

/** Everything that is kept, by its names. */
export function recallAll(): ReadonlyMap<string, string> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return new Map(keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? '']));
  } catch {
    return new Map();
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
