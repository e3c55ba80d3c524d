import { effect, type Signal, signal } from '@preact/signals';

/**
 * A choice that outlives the page, and that the other windows of this browser follow. A browser may refuse storage (private windows, strict settings); the
 * choice then lasts as long as the page.
 */
export function storedSignal<T extends string>(name: string, read: (text: string | null) => T): Signal<T> {
  const made = ownSignal(name, read);
  onChosenElsewhere(name, (text) => (made.value = read(text)));
  return made;
}

/** Likewise, but whoever makes it sees to other windows. */
export function ownSignal<T extends string>(name: string, read: (text: string | null) => T): Signal<T> {
  const key = `potager.${name}`;
  const made = signal(read(recall(key)));
  const initial = made.peek();
  effect(() => {
    if (made.value !== initial || recall(key) !== null) remember(key, made.value);
  });
  return made;
}

export function onChosenElsewhere(name: string, hear: (text: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === `potager.${name}` && newValue !== null) hear(newValue);
  });
}

/** Reads one of a closed set of values; anything else becomes the fallback. */
export const oneOf =
  <T extends string>(values: readonly T[], fallback: T) =>
  (text: string | null): T =>
    values.find((value) => value === text) ?? fallback;

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** Everything this page keeps under names of its own. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('potager.')) localStorage.removeItem(key);
  } catch {
    return;
  }
}
