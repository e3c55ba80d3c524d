import type { Restriction } from '@potager/table';
import type { RestrictionStore } from '../storage/restriction-store.ts';
import { Network } from './network.ts';

interface NetworkBan {
  readonly network: Network;
  readonly restriction: Restriction;
}

/** The networks that are shut out, in memory: every request is held against them. */
export class NetworkBans {
  private readonly store: RestrictionStore;
  private readonly now: () => number;
  private bans: readonly NetworkBan[] = [];

  constructor(store: RestrictionStore, now: () => number) {
    this.store = store;
    this.now = now;
    this.reload();
  }

  /** To be called when they have changed. */
  reload(): void {
    this.bans = this.store.listBans(this.now()).flatMap(({ kind, target, why, until }) => {
      const network = kind === 'network' ? Network.parse(target) : undefined;
      return network ? [{ network, restriction: until === null ? { why } : { why, until } }] : [];
    });
  }

  find(address: string): Restriction | undefined {
    const now = this.now();
    const isMeant = ({ network, restriction: { until } }: NetworkBan): boolean =>
      (until === undefined || until > now) && network.contains(address);
    return this.bans.find(isMeant)?.restriction;
  }
}
