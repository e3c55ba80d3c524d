import type { Answer, ServerMessage } from '@potager/table';
import { signal } from '@preact/signals';
import { type LocalAnswer, type LocalRequest, type LocalResults, ME } from '../local/local-message.ts';
import type { HostClient, ConnectionState, Push, Request } from './host-client.ts';
import { makeNonce } from './nonce.ts';
import { PendingRequests } from './pending-requests.ts';

/** Text of a `ServerMessage`, as from a server, or the answer to an errand. */
type FromWorker = string | LocalAnswer;

/** Tables in this browser, kept by a worker of this page: always there, also without a network. */
export class WorkerClient implements HostClient {
  readonly person = signal<string | undefined>(ME);
  readonly line = signal<ConnectionState>('open');
  private readonly worker = new Worker(new URL('../local/host-worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new PendingRequests((message) => this.worker.postMessage(message));
  private readonly returns = new Set<() => Promise<void>>();
  private readonly errands = new Map<string, (answer: LocalAnswer) => void>();

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (typeof data === 'string') return this.receive(JSON.parse(data) as ServerMessage);
      this.errands.get(data.id)?.(data);
      this.errands.delete(data.id);
    });
  }

  async ask(request: Request): Promise<Answer> {
    return this.pending.ask(request);
  }

  listen(listener: (push: Push) => void): () => void {
    return this.pending.listen(listener);
  }

  onReturn(callback: () => Promise<void>): () => void {
    this.returns.add(callback);
    return () => this.returns.delete(callback);
  }

  /** What only a host beside the page can be asked. */
  async run<K extends LocalRequest['kind']>(
    request: Extract<LocalRequest, { readonly kind: K }>,
  ): Promise<LocalResults[K]> {
    const id = makeNonce();
    const { promise, resolve } = Promise.withResolvers<LocalAnswer>();
    this.errands.set(id, resolve);
    this.worker.postMessage({ type: 'local', id, request });
    const answer = await promise;
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.result as LocalResults[K];
  }

  /** Where the worker had to let go of a table, that is a line which was lost and is there again. */
  private receive(message: ServerMessage): void {
    if (message.type === 'bye') for (const callback of this.returns) void callback();
    else if (message.type === 'answer' || message.type === 'update' || message.type === 'presence')
      this.pending.receive(message);
  }
}
