import type { PersonId } from '@potager/table';
import type { Settings } from '../settings.ts';
import { removePush } from '../storage/session-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { Vapid } from './vapid.ts';

/** A ring that could not be delivered for so long is none any more. */
const KEEP_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
const MOST_AT_ONCE = 100;

interface Parts {
  readonly storage: Storage;
  readonly world: World;
  readonly settings: Settings;
}

/**
 * Calls people through their browsers' push services when nothing of ours is open. A ring carries no text: whose turn
 * it is, their browser then asks us itself, so that nobody between learns anything about a game.
 */
export class PushSender {
  private readonly parts: Parts;
  private readonly vapid: Vapid | undefined;
  private ringing = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    const { contact } = parts.settings.push;
    if (contact === '') return;
    this.vapid = new Vapid(
      parts.storage.keep('push_key', () => Vapid.makeKey()),
      contact,
    );
  }

  /** What a browser subscribes with; undefined where the host does not want this. */
  get key(): string | undefined {
    return this.vapid?.publicKey;
  }

  /** Whether this is an address of a push service that the host knows: nobody may send us elsewhere. */
  accepts(address: string): boolean {
    const { hostname, protocol } = URL.parse(address) ?? {};
    const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
    const { services } = this.parts.settings.push;
    return isSafe && services.some((service) => hostname === service || hostname?.endsWith(`.${service}`));
  }

  /** Rings wherever somebody wants to be called. Nobody waits for it, and what gets lost is lost. */
  ring(person: PersonId): void {
    if (this.vapid === undefined) return;
    for (const address of this.addressesOf(person)) void this.send(this.vapid, address);
  }

  private addressesOf(person: PersonId): string[] {
    try {
      return this.parts.storage.sessions.listPushes(person);
    } catch {
      // Nor is a database that cannot be read here a reason to hold the game up.
      return [];
    }
  }

  private async send(vapid: Vapid, address: string): Promise<void> {
    if (this.ringing >= MOST_AT_ONCE || !this.accepts(address)) return;
    this.ringing++;
    try {
      const authorization = vapid.authorise(new URL(address).origin, this.parts.world.now(), 3600);
      const headers = { authorization, ttl: String(KEEP_SECONDS), urgency: 'high', topic: 'turn' };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { status } = await fetch(address, { method: 'POST', headers, redirect: 'error', signal });
      // Its browser has forgotten it.
      if (status === 404 || status === 410) await this.parts.storage.commits.commit(removePush(address));
    } catch {
      // A push service that cannot be reached is no concern of the game.
    } finally {
      this.ringing--;
    }
  }
}
