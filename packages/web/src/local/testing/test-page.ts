import type { Answer, ServerMessage } from '@potager/table';
import type { BotThinker } from '@potager/table/host';
import type { Request } from '../../client/host-client.ts';
import type { LocalHost } from '../local-host.ts';
import type { LocalRequest, LocalResults } from '../local-message.ts';
import type { LogStore } from '../log-store.ts';
import { makeHost } from './make-host.ts';

/** One page of a browser with the host in its worker, for tests; pages with the same store are of one browser. */
export class TestPage {
  readonly messages: ServerMessage[] = [];
  private readonly others: BroadcastChannel;
  private readonly host: LocalHost;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private readonly watchers = new Set<() => void>();

  constructor(store: LogStore, browser: string, think?: BotThinker) {
    this.others = new BroadcastChannel(browser);
    const send = (text: string): void => this.receive(JSON.parse(text) as ServerMessage);
    this.host = makeHost({ store, others: this.others, think, send });
  }

  async ask(message: Request, id: string = crypto.randomUUID()): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      void this.host.hear({ ...message, id });
    });
  }

  async run<K extends LocalRequest['kind']>(
    request: Extract<LocalRequest, { readonly kind: K }>,
  ): Promise<LocalResults[K]> {
    return (await this.host.run(request, crypto.randomUUID().replaceAll('-', ''))) as LocalResults[K];
  }

  async until(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve) => {
      const watcher = (): void => {
        if (!isSo()) return;
        this.watchers.delete(watcher);
        resolve();
      };
      this.watchers.add(watcher);
    });
  }

  close(): void {
    this.others.close();
  }

  private receive(message: ServerMessage): void {
    this.messages.push(message);
    if (message.type === 'answer') {
      const { type: _type, id, ...answer } = message;
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
    }
    for (const watcher of this.watchers) watcher();
  }
}
