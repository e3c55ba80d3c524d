import type { Json } from './json.ts';
import type { Audience } from './seat.ts';

/**
 * Something that happened, as data: a key and what belongs to it, never a sentence. Words are found by key.
 * Where seats may know different things, several events are emitted, each to its own audience: Eden's
 * `{key: "drew", seat: 1, card: "C4"}` goes to seat 1, `{key: "drewUnseen", seat: 1}` to everyone else.
 */
export type GameEvent = { readonly key: string; readonly [name: string]: Json | undefined };

/** Receives each event of a move, in order, with the viewers who may see it. */
export type Listener = (event: GameEvent, audience: Audience) => void;
