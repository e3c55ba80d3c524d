const HEARING = 'potager.hearing';

/**
 * A worker's one ear. WebKit evaluates a worker's own file once more as soon as another file imports from it, and then
 * everything would be heard and done twice.
 */
export function hearOnce(hear: (event: MessageEvent) => void): void {
  if (Reflect.has(globalThis, HEARING)) return;
  Reflect.set(globalThis, HEARING, true);
  addEventListener('message', hear);
}
