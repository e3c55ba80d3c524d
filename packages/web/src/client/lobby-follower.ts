import { applyLobbyChange, type LobbyList, type LobbyTable } from '@potager/table';
import type { HostClient, Push } from './host-client.ts';

type Client = Pick<HostClient, 'ask' | 'listen' | 'onReturn'>;

/**
 * Keeps a list of the public tables true: one whole list, then what changes; where something was missed, the whole list
 * again.
 */
export class LobbyFollower {
  private readonly client: Client;
  private readonly show: (tables: readonly LobbyTable[]) => void;
  private readonly endings: (() => void)[];
  private list: LobbyList | undefined;
  private isAsking = false;

  constructor(client: Client, show: (tables: readonly LobbyTable[]) => void) {
    this.client = client;
    this.show = show;
    this.endings = [client.listen((push) => this.hear(push)), client.onReturn(async () => this.open())];
    void this.open();
  }

  end(): void {
    for (const end of this.endings) end();
    void this.client.ask({ type: 'lobby', isOpen: false });
  }

  private async open(): Promise<void> {
    this.isAsking = true;
    const answer = await this.client.ask({ type: 'lobby', isOpen: true });
    this.isAsking = false;
    if (answer.ok && answer.result.kind === 'lobby') this.take(answer.result);
  }

  private hear(push: Push): void {
    if (push.type !== 'lobby' || this.list === undefined) return;
    const { version, change } = push;
    if (version === this.list.version + 1) {
      this.take({ version, tables: applyLobbyChange(this.list.tables, change) });
    } else if (version > this.list.version && !this.isAsking) {
      void this.open();
    }
  }

  private take({ version, tables }: LobbyList): void {
    this.list = { version, tables };
    this.show(tables);
  }
}
