/** Things by the network they come from; which network has most is known at any time, however many there are. */
export class NetworkShares<T> {
  private readonly things = new Map<string, Set<T>>();
  /** Which networks have so many. */
  private readonly levels: Set<string>[] = [];
  private total = 0;
  private most = 0;

  get size(): number {
    return this.total;
  }

  add(network: string, thing: T): void {
    const share = this.things.get(network) ?? new Set();
    this.things.set(network, share);
    share.add(thing);
    this.total++;
    this.move(network, share.size - 1, share.size);
  }

  remove(network: string, thing: T): void {
    const share = this.things.get(network);
    if (!share?.delete(thing)) return;
    this.total--;
    if (share.size === 0) this.things.delete(network);
    this.move(network, share.size + 1, share.size);
  }

  countOf(network: string): number {
    return this.things.get(network)?.size ?? 0;
  }

  /** The network that has most, of several the one that has had so many for longest. */
  heaviest(): string | undefined {
    return this.levels[this.most]?.values().next().value;
  }

  oldest(network: string): T | undefined {
    return this.things.get(network)?.values().next().value;
  }

  newest(network: string): T | undefined {
    return [...(this.things.get(network) ?? [])].at(-1);
  }

  private move(network: string, before: number, now: number): void {
    this.levels[before]?.delete(network);
    const level = this.levels[now] ?? new Set();
    this.levels[now] = level;
    if (now > 0) level.add(network);
    // Counts change by one, so that the next level below is never far.
    this.most = Math.max(this.most, now);
    while (this.most > 0 && this.levels[this.most]?.size === 0) this.most--;
  }
}
