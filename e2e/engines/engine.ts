/**
 * A browser as the journey needs it: the few things that every engine can be asked for, whatever protocol it speaks.
 * Everything else (finding, waiting, playing) is written once above it, in `visitor.ts`.
 */
export interface Engine {
  readonly name: string;
  /** A window with a profile of its own, as somebody new has it. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs in the page, with arguments and answer as JSON. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Presses and lets go there, in CSS pixels of what is in view. */
  click(x: number, y: number): Promise<void>;
  /** Presses and lets go: `Enter`, `Tab`, a letter. */
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** How many parts of this role and name the engine's own accessibility tree has; not every engine can be asked. */
  readonly countAccessible?: (role: string, name: string) => Promise<number>;
  /** As PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** `evaluate` of an engine that can be asked for the value of an expression, promises awaited. */
export const makeEvaluate =
  (ask: (expression: string) => Promise<unknown>): Tab['evaluate'] =>
  async <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> => {
    const json = await ask(`(async () => JSON.stringify(await (${String(run)})(...${JSON.stringify(args)})))()`);
    return (typeof json === 'string' ? JSON.parse(json) : undefined) as Awaited<R>;
  };

/** Keys without a letter, as WebDriver writes them. */
const SPECIAL_KEYS: { readonly [key: string]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** One input source and what it does, as WebDriver and its successor both want it. */
interface InputActions {
  readonly type: string;
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly { readonly [key: string]: unknown }[];
}

export const keyActions = (key: string): InputActions[] => {
  const value = SPECIAL_KEYS[key] ?? key;
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return [{ type: 'key', id: 'keyboard', actions }];
};

export const clickActions = (x: number, y: number): InputActions[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
