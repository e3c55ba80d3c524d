import type { Answer, ClientMessage, ServerMessage } from '@potager/table';
import type { Push, Request } from './host-client.ts';
import { makeNonce } from './nonce.ts';

interface Pending {
  readonly message: ClientMessage;
  readonly settle: (answer: Answer) => void;
}

/** A server that has much to do says so; whoever asks again at once makes it worse. */
const AGAIN_MS = 1500;

const isTooFast = (answer: Answer): boolean => !answer.ok && 'error' in answer && answer.error.code === 'tooFast';

/** Numbers what is asked, finds the answers' questions, and remembers what was not answered yet. */
export class PendingRequests {
  private readonly send: (message: ClientMessage) => void;
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(push: Push) => void>();

  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  async ask(request: Request): Promise<Answer> {
    const message = { ...request, id: makeNonce() } as ClientMessage;
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle });
      this.send(message);
    });
  }

  receive(message: Exclude<ServerMessage, { type: 'hello' | 'bye' | 'notices' | 'renamed' }>): void {
    if (message.type !== 'answer') {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const { type: _type, id, ...answer } = message;
    const found = this.pending.get(id);
    if (found !== undefined && isTooFast(answer)) return this.askAgain(found.message);
    this.pending.delete(id);
    found?.settle(answer);
  }

  /** What came too fast was not heeded: it is asked again a little later, with the same id. */
  private askAgain(message: ClientMessage): void {
    setTimeout(() => {
      if (this.pending.has(message.id)) this.send(message);
    }, AGAIN_MS);
  }

  listen(listener: (push: Push) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** What still waits for an answer, oldest first. */
  unanswered(): ClientMessage[] {
    return [...this.pending.values()].map(({ message }) => message);
  }
}
