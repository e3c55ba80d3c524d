import type { RefusalReason } from './refusals.ts';

/** Says why an address is not let in; undefined where it is. */
export type AddressRule = (address: string) => RefusalReason | undefined;

/**
 * Which addresses are let in at all. Asked once for every connection, and behind a proxy, where connections tell nothing, for every request and
 * socket instead; so rules must be quick.
 */
export class Admission {
  private readonly rules: AddressRule[] = [];

  addRule(rule: AddressRule): void {
    this.rules.push(rule);
  }

  /** Why this address, as `readAddress` writes it, is not let in. */
  refusalOf(address: string): RefusalReason | undefined {
    for (const rule of this.rules) {
      const reason = rule(address);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }
}
