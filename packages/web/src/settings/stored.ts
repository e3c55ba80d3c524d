import { keyOf, recall, remember } from '@potager/boardkit/storage';
import { effect, type Signal, signal } from '@preact/signals';

/**
 * A choice that outlives the page, and that the other windows of this browser follow. A browser may refuse storage
 * (private windows, strict settings); the choice then lasts as long as the page.
 */
export function storedSignal<T extends string>(name: string, read: (text: string | null) => T): Signal<T> {
  const made = ownSignal(name, read);
  onChosenElsewhere(name, (text) => (made.value = read(text)));
  return made;
}

/** Likewise, but whoever makes it sees to other windows. */
export function ownSignal<T extends string>(name: string, read: (text: string | null) => T): Signal<T> {
  const made = signal(read(recall(name)));
  const initial = made.peek();
  effect(() => {
    if (made.value !== initial || recall(name) !== null) remember(name, made.value);
  });
  return made;
}

export function onChosenElsewhere(name: string, hear: (text: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === keyOf(name) && newValue !== null) hear(newValue);
  });
}

/** Reads one of a closed set of values; anything else becomes the fallback. */
export const oneOf =
  <T extends string>(values: readonly T[], fallback: T) =>
  (text: string | null): T =>
    values.find((value) => value === text) ?? fallback;
