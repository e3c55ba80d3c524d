import type { PersonId, TwiceSeated } from '@potager/table';
import type { Merge } from '../storage/merge-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Write } from '../storage/write.ts';
import type { World } from '../world.ts';
import type { Identity, Visitor } from './identity.ts';
import type { PersonMerges } from './person-merges.ts';

const TICKET_MS = 5 * 60_000;
const MOST_TICKETS = 1000;

/** Who somebody has shown to be, and what uses that up. */
export interface ProvenAccount {
  readonly account: PersonId;
  readonly proof: Write;
  /** The recovery code that is good from then on, where the one before it is used up. */
  readonly code?: string;
}

interface Ticket extends ProvenAccount {
  readonly guest: PersonId;
  readonly at: number;
}

/** Undefined: what was shown is not good any more. */
export type SignedIn =
  | { readonly cookie: string; readonly person: PersonId; readonly code?: string }
  | { readonly twice: TwiceSeated }
  | undefined;

interface Parts {
  readonly storage: Storage;
  readonly world: World;
  readonly identity: Identity;
  readonly merges: PersonMerges;
}

/** Where somebody signs in: whoever was a guest here until then takes all of it along. */
export class SignInService {
  private readonly parts: Parts;
  /** Of those who have yet to say what is to become of a second seat. */
  private readonly tickets = new Map<string, Ticket>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async signIn(shown: ProvenAccount, visitor: Visitor | undefined): Promise<SignedIn> {
    const merge = this.mergeOf(shown, visitor);
    const tables = merge === undefined ? [] : this.parts.merges.findTwice(merge);
    if (merge === undefined || tables.length === 0) return this.enter(shown, merge);
    return { twice: { ticket: this.keep({ ...shown, guest: merge.guest, at: this.parts.world.now() }), tables } };
  }

  /** After they have said it. Undefined where that took too long. */
  async settle(ticket: string, seats: 'keep' | 'giveUp', visitor: Visitor): Promise<SignedIn> {
    const kept = this.tickets.get(ticket);
    this.tickets.delete(ticket);
    if (kept?.guest !== visitor.id || this.parts.world.now() - kept.at > TICKET_MS) return undefined;
    const merge = this.mergeOf(kept, visitor);
    if (merge !== undefined && seats === 'giveUp') await this.parts.merges.giveUp(merge);
    return this.enter(kept, merge);
  }

  private async enter({ account, proof, code }: ProvenAccount, merge: Merge | undefined): Promise<SignedIn> {
    const { identity, merges } = this.parts;
    const more = merge === undefined ? [] : merges.writes(merge);
    const first = await identity.signIn(account, proof, more);
    // Of two who sign in at once with one guest, the second finds none.
    const cookie = first ?? (merge === undefined ? undefined : await identity.signIn(account, proof, []));
    if (cookie === undefined) return undefined;
    if (merge !== undefined && first !== undefined) await merges.finish(merge);
    return { cookie, person: account, ...(code === undefined ? {} : { code }) };
  }

  private mergeOf({ account }: ProvenAccount, visitor: Visitor | undefined): Merge | undefined {
    const isGuest = visitor !== undefined && visitor.id !== account && !this.parts.storage.people.isAccount(visitor.id);
    return isGuest ? { guest: visitor.id, account } : undefined;
  }

  private keep(ticket: Ticket): string {
    const name = this.parts.world.randomBytes(16).toString('base64url');
    if (this.tickets.size >= MOST_TICKETS) this.tickets.delete(this.tickets.keys().next().value as string);
    this.tickets.set(name, ticket);
    return name;
  }
}
