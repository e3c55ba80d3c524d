/** What can be asked about names itself in this attribute. */
const THING = '[data-explain]';

/** What does nothing else when it is pressed. */
const ASKER = '[data-explain-pressed]';

/** A pointer has to rest this long, a finger to stay down. */
const REST_MS = 500;
/** On the way from a thing to its card a pointer may be over neither. */
const GRACE_MS = 160;
/** A hand that moves less than this holds still. */
const SLOP = 8;

/** Somebody wants to know what a thing is: a pointer rests on it, a finger holds it, or a key was pressed. */
export interface Question {
  readonly element: Element;
  readonly way: 'rest' | 'hold' | 'key';
  /** Where the hand is. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

export interface Asking {
  /** The board. */
  readonly root: HTMLElement;
  /** Where answers are shown, outside the board. */
  readonly layer: HTMLElement;
  /** What is asked now. */
  readonly asked: () => Question | undefined;
  /** Asks, or nothing any more. Things nobody knows anything of are not asked about. */
  readonly ask: (question: Question | undefined) => void;
  readonly signal: AbortSignal;
}

export const thingAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest(THING) : null) ?? undefined;

export const nameOfThing = (element: Element): string => element.getAttribute('data-explain') ?? '';

/** A thing may be drawn in several parts. */
const isSame = (one: Element | undefined, other: Element | undefined): boolean =>
  one !== undefined && other !== undefined && nameOfThing(one) === nameOfThing(other);

/** A pointer that rests asks; leaving, pressing, scrolling and turning the wheel end it. */
export function listenToRest({ root, layer, asked, ask, signal }: Asking): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whoever has just pressed something is at work there, and asks nothing until they have been elsewhere. */
  let pressed: Element | undefined;

  const drop = (): void => {
    clearTimeout(timer);
    if (asked()?.way === 'rest') ask(undefined);
  };
  const onMove = ({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType === 'touch' || buttons !== 0) return;
    clearTimeout(timer);
    const element = thingAt(target);
    if (!isSame(element, pressed)) pressed = undefined;
    const before = asked();
    if (element === undefined || isSame(element, before?.element) || pressed !== undefined) {
      if (element === undefined && before?.way === 'rest') timer = setTimeout(drop, GRACE_MS);
      return;
    }
    if (before?.way === 'rest') timer = setTimeout(drop, GRACE_MS);
    if (before === undefined) timer = setTimeout(() => ask({ element, way: 'rest', at: { x, y } }), REST_MS);
  };
  root.addEventListener('pointermove', onMove, { signal });
  root.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(timer);
      timer = setTimeout(drop, GRACE_MS);
    },
    { signal },
  );
  layer.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  layer.addEventListener('pointerleave', drop, { signal });
  const press = ({ target }: Event): void => {
    if (layer.contains(target as Node)) return;
    pressed = thingAt(target);
    clearTimeout(timer);
    if (asked() !== undefined) ask(undefined);
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('wheel', drop, { signal, capture: true, passive: true });
}

/**
 * A finger that stays down asks, and then does nothing else: whoever follows it hears that it was cancelled, and
 * neither a click nor the browser's menu comes of it.
 */
export function listenToHold({ root, asked, ask, signal }: Asking): void {
  let held: { element: Element; target: EventTarget; id: number; x: number; y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasAsked = false;

  const end = (): void => {
    clearTimeout(timer);
    held = undefined;
  };
  const hold = (): void => {
    if (held === undefined) return;
    const { element, target, id: pointerId, x, y } = held;
    end();
    ask({ element, way: 'hold', at: { x, y } });
    hasAsked = asked()?.element === element;
    if (!hasAsked) return;
    target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType: 'touch' }));
  };
  const onDown = (event: PointerEvent): void => {
    end();
    hasAsked = false;
    const element = thingAt(event.target);
    if (event.pointerType === 'mouse' || !event.isPrimary || element === undefined) return;
    held = { element, target: event.target as Element, id: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(hold, REST_MS);
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (held?.id === pointerId && Math.hypot(clientX - held.x, clientY - held.y) > SLOP) end();
  };
  // The browser's own long press may come first.
  const onMenu = (event: MouseEvent): void => {
    hold();
    if (hasAsked) event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const asker = (event.target as Element).closest(ASKER);
    if (!hasAsked && asker === null) return;
    const element = thingAt(asker);
    const at = { x: event.clientX, y: event.clientY };
    if (!hasAsked && element !== undefined) ask({ element, way: event.detail === 0 ? 'key' : 'hold', at });
    hasAsked = false;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  root.addEventListener('contextmenu', onMenu, { signal });
  root.addEventListener('click', onClick, { signal, capture: true });
}

/** I asks what has the focus is, Escape wants to know no more; while a key has asked, arrows go on to other things. */
export function listenToKey({ root, layer, asked, ask, signal }: Asking): void {
  const walk = (step: number): void => {
    const things = [...root.querySelectorAll(THING)].filter(isSeen);
    const element = things[(things.indexOf(asked()?.element as Element) + step + things.length) % things.length];
    if (element !== undefined) ask({ element, way: 'key' });
  };
  const onPress = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const question = asked();
    const over = document.querySelector('dialog:modal');
    // What was asked about lies below a dialog: Escape is the dialog's.
    if (over !== null && question !== undefined && !over.contains(question.element)) return;
    const isI = event.key.toLowerCase() === 'i';
    if (question !== undefined && (event.key === 'Escape' || (isI && layer.contains(event.target as Node)))) {
      ask(undefined);
    } else if (layer.contains(event.target as Node) && Object.hasOwn(STEPS, event.key)) walk(STEPS[event.key]!);
    else if (isI && isHeard(event.target as Element, root)) {
      const element = thingAt(event.target) ?? (event.target as Element).querySelector(THING) ?? undefined;
      if (element === undefined || !root.contains(element)) walk(1);
      else ask({ element, way: 'key' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Before the board, whose own Escape takes back what is in view.
  document.addEventListener('keydown', onPress, { signal, capture: true });
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** On the board or nowhere, and not while somebody types. */
function isHeard(target: Element, root: HTMLElement): boolean {
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return false;
  return (target === document.body && document.querySelector('dialog[open]') === null) || root.contains(target);
}
