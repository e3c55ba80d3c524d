/** What waits for a thread. */
export interface Waiting {
  /** Whose table it is. */
  readonly owner: string;
  /** Whether anybody looks at that table now. */
  readonly isAttended: () => boolean;
}

/** So that tables nobody looks at go on in the busiest hour too, one in so many turns is theirs. */
const TURNS_A_ROUND = 8;

/**
 * Whose bot thinks next. Owners take turns, however much each of them wants; what nobody looks at waits for what
 * somebody does. AbsenceWatch is looked at when a thread is free, not when a question arises: people come and go
 * meanwhile.
 */
export class BotQueue<T extends Waiting> {
  /** Whoever was served longest ago first. */
  private readonly byOwner = new Map<string, T[]>();
  private turns = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(item: T): void {
    const waiting = this.byOwner.get(item.owner);
    if (waiting) waiting.push(item);
    else this.byOwner.set(item.owner, [item]);
    this.count++;
  }

  /** The next one, no longer waiting; undefined where nothing may be taken. */
  take({ isUnattendedAllowed }: { readonly isUnattendedAllowed: boolean }): T | undefined {
    const isTheirs = isUnattendedAllowed && this.turns % TURNS_A_ROUND === TURNS_A_ROUND - 1;
    const next = this.find(!isTheirs) ?? (isUnattendedAllowed ? this.find(isTheirs) : undefined);
    if (next === undefined) return undefined;
    this.turns++;
    this.remove(next);
    return next;
  }

  clear(): void {
    this.byOwner.clear();
    this.count = 0;
  }

  private find(isAttended: boolean): T | undefined {
    for (const waiting of this.byOwner.values()) {
      const first = waiting.find((item) => item.isAttended() === isAttended);
      if (first !== undefined) return first;
    }
    return undefined;
  }

  /** Its owner comes last from now on. */
  private remove(item: T): void {
    const left = (this.byOwner.get(item.owner) ?? []).filter((other) => other !== item);
    this.byOwner.delete(item.owner);
    if (left.length > 0) this.byOwner.set(item.owner, left);
    this.count--;
  }
}
