import type { Answer, ClientMessage, ServerMessage } from '@potager/table';
import type { ReadonlySignal } from '@preact/signals';

/** A message of the page, before it gets its id. */
export type Request = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/** What a host says of its own accord. */
export type Push = Extract<ServerMessage, { readonly type: 'update' | 'presence' | 'lobby' | 'mine' }>;

/**
 * `lost`: nothing is heard, and it is tried again by itself. `signedOut`: the server no longer knows the reader, and
 * trying again would not help.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'signedOut';

/** Whoever keeps tables for this page: a worker beside it, or a server far away. Both speak the same messages. */
export interface HostClient {
  /** Who the reader is to this client; undefined until it has said so. */
  readonly person: ReadonlySignal<string | undefined>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /**
   * Settles when the answer is there, however often the connection breaks meanwhile: asked again with the same id, it
   * acts once.
   */
  ask(request: Request): Promise<Answer>;
  listen(listener: (push: Push) => void): () => void;
  /** Called after every connection but the first, before anything that waited is asked again. */
  onReturn(callback: () => Promise<void>): () => void;
}
