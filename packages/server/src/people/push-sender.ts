import type { PersonId } from '@potager/table';
import type { Delivery } from '../calls/delivery.ts';
import type { Settings } from '../settings.ts';
import { removePush } from '../storage/session-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { Vapid } from './vapid.ts';

/** A ring that could not be delivered for so long is none any more. */
const KEEP_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;

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

  constructor(parts: Parts) {
    this.parts = parts;
    const { origin, push } = parts.settings;
    if (!push.isOn) return;
    // Where nobody is named, the site itself is whom a push service may turn to.
    const contact = push.contact === '' && origin.startsWith('https:') ? origin : push.contact;
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

  /** Rings wherever somebody wants to be called; it has arrived where it did so at one of their devices. */
  async ring(person: PersonId): Promise<Delivery> {
    const { vapid } = this;
    if (vapid === undefined) return 'refused';
    const addresses = this.parts.storage.sessions.listPushes(person);
    const deliveries = await Promise.all(addresses.map(async (address) => this.send(vapid, address)));
    return (['done', 'later'] as const).find((delivery) => deliveries.includes(delivery)) ?? 'refused';
  }

  private async send(vapid: Vapid, address: string): Promise<Delivery> {
    if (!this.accepts(address)) return 'refused';
    try {
      const authorization = vapid.authorise(new URL(address).origin, this.parts.world.now(), 3600);
      const headers = { authorization, ttl: String(KEEP_SECONDS), urgency: 'high', topic: 'turn' };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const { status } = await fetch(address, { method: 'POST', headers, redirect: 'error', signal });
      // Its browser has forgotten it.
      if (status === 404 || status === 410) await this.parts.storage.commits.commit(removePush(address));
      if (status >= 200 && status < 300) return 'done';
      return status === 429 || status >= 500 ? 'later' : 'refused';
    } catch {
      // A push service that cannot be reached now may be later.
      return 'later';
    }
  }
}
