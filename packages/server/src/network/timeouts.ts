/** How long the server waits for the other end of a connection, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request; a connection that says nothing has no longer. */
  readonly headers: number;
  /** For a whole request with its body. */
  readonly request: number;
  /** For the next request on the same connection. */
  readonly idle: number;
  /** For anything of an answer to be taken. */
  readonly stalled: number;
  /** For a whole answer to be taken. */
  readonly answer: number;
  /** For the other end to close too. */
  readonly closing: number;
  /** For a word on a socket; then it is asked whether it is there. */
  readonly quiet: number;
  /** For the answer to that. What was sent on a socket must be taken within both together. */
  readonly answering: number;
  /** How often it is looked who is late. */
  readonly check: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 5000,
  request: 10_000,
  idle: 10_000,
  stalled: 20_000,
  answer: 120_000,
  closing: 2000,
  quiet: 20_000,
  answering: 10_000,
  check: 1000,
};

/**
 * A proxy keeps its connections for longer than browsers do, and must not send a request on one that is just being
 * closed.
 */
export const PROXY_IDLE_MS = 75_000;
