import type { Answer, ServerMessage } from '@potager/table';
import { signal } from '@preact/signals';
import type { LocalHost } from '../../local/local-host.ts';
import { ME } from '../../local/local-message.ts';
import type { LogStore } from '../../local/log-store.ts';
import { makeHost } from '../../local/testing/make-host.ts';
import type { HostClient, ConnectionState, Push, Request } from '../host-client.ts';
import { PendingRequests } from '../pending-requests.ts';

/** A host for tests: the real host of a page, behind a connection that the test can cut. */
export class TestHostClient implements HostClient {
  readonly person = signal<string | undefined>(ME);
  readonly connection = signal<ConnectionState>('open');
  readonly host: LocalHost;
  /** Whether what the host says gets lost. */
  isDeaf = false;
  /** What was. */
  readonly lost: ServerMessage[] = [];
  private readonly others: BroadcastChannel;
  private readonly pending: PendingRequests;
  private readonly returns = new Set<() => Promise<void>>();
  private readonly watchers = new Set<() => void>();

  constructor(store: LogStore, browser: string) {
    this.others = new BroadcastChannel(browser);
    const send = (text: string): void => this.receive(JSON.parse(text) as ServerMessage);
    this.host = makeHost({ store, others: this.others, send });
    this.pending = new PendingRequests((message) => void this.host.hear(message));
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

  /** The connection is there again after it was lost. */
  async comeBack(): Promise<void> {
    this.isDeaf = false;
    await Promise.all([...this.returns].map(async (callback) => callback()));
  }

  async until(isSo: () => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const watcher = (): void => {
        if (!isSo()) return;
        this.watchers.delete(watcher);
        resolve();
      };
      this.watchers.add(watcher);
      watcher();
    });
  }

  close(): void {
    this.others.close();
  }

  private receive(message: ServerMessage): void {
    const isForPost = message.type === 'answer' || message.type === 'update' || message.type === 'presence';
    if (this.isDeaf) this.lost.push(message);
    else if (isForPost) this.pending.receive(message);
    // Whoever waits for an answer goes on first.
    setTimeout(() => {
      for (const watcher of this.watchers) watcher();
    });
  }
}
