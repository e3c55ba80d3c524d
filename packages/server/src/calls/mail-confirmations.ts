import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@potager/kernel';
import type { PersonId } from '@potager/table';
import { Bucket } from '../bucket.ts';
import { Buckets } from '../buckets.ts';
import { hashToken, readToken, signToken } from '../people/token.ts';
import type { Settings } from '../settings.ts';
import { confirmCallMail, refuseMails, removeCallMail, setCallMail, tryCallMail } from '../storage/call-writes.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { CALL_WORDS } from './call-words.ts';
import type { Delivery } from './delivery.ts';
import type { Mailer } from './mailer.ts';

const CODE_MS = 3_600_000;
const MOST_TRIES = 5;
const DAY = 86_400;
/**
 * Codes are the one thing we send to addresses that nobody has confirmed: so few that they are of no use against
 * anybody.
 */
const PER_PERSON = { perSecond: 5 / DAY, burst: 5 };
const PER_ADDRESS = { perSecond: 2 / DAY, burst: 2 };
const PER_NETWORK = { perSecond: 20 / DAY, burst: 20 };
const IN_ALL = { perSecond: 500 / DAY, burst: 100 };

interface Parts {
  readonly storage: Storage;
  readonly settings: Settings;
  readonly world: World;
  readonly mailer: Mailer;
}

interface Request {
  readonly address: string;
  readonly language: Language;
  readonly network: string;
}

/** Which address is whose: nothing but a code goes to one that was not confirmed with that code. */
export class MailConfirmations {
  private readonly parts: Parts;
  private readonly key: string;
  private readonly people = new Buckets(PER_PERSON);
  private readonly addresses = new Buckets(PER_ADDRESS);
  private readonly networks = new Buckets(PER_NETWORK);
  private readonly all = new Bucket(IN_ALL);

  constructor(parts: Parts) {
    this.parts = parts;
    this.key = parts.storage.keep('call_key', () => randomBytes(32).toString('base64url'));
  }

  /** Sends a code to an address. */
  async ask(person: PersonId, { address, language, network }: Request): Promise<Delivery | 'tooMany' | 'unwanted'> {
    const { storage, world, mailer } = this.parts;
    const hash = hashAddress(address);
    if (storage.calls.isUnwanted(hash)) return 'unwanted';
    const buckets = [this.people.of(person), this.addresses.of(hash), this.networks.of(network), this.all];
    if (buckets.some(({ left }) => left < 1)) return 'tooMany';
    for (const bucket of buckets) bucket.take();
    const code = makeCode(world.randomBytes(4));
    const words = CALL_WORDS[language];
    await storage.commits.commit(...setCallMail(person, address, hashOf(person, code), world.now()));
    const { page, api } = this.stopLinks(person, address);
    return mailer.send({ to: address, subject: words.codeSubject(code), text: words.codeMail(code, page), stop: api });
  }

  /** Whether it was the code. */
  async confirm(person: PersonId, code: string): Promise<boolean> {
    const { storage, world } = this.parts;
    const row = storage.calls.mailOf(person);
    if (row === undefined || row.code === '' || row.tries >= MOST_TRIES) return false;
    if (world.now() - row.codeAt > CODE_MS) return false;
    const hash = hashOf(person, code.replaceAll(/\s/g, ''));
    if (hash !== row.code) {
      await storage.commits.commit(tryCallMail(person));
      return false;
    }
    await storage.commits.commit(confirmCallMail(person, hash));
    return true;
  }

  /** Where mails to somebody are ended without signing in: a page for people, and what their mail program asks. */
  stopLinks(person: PersonId, address: string): { readonly page: string; readonly api: string } {
    const token = signToken(person + markOf(address), this.key);
    const { origin } = this.parts.settings;
    return { page: `${origin}/no-mails#${token}`, api: `${origin}/api/no-mails/${token}` };
  }

  /** False: it is no such link. Whoever had not even confirmed the address is not to be asked again. */
  async stop(signed: string): Promise<boolean> {
    const token = readToken(signed, this.key);
    if (token === undefined) return false;
    const { storage, world } = this.parts;
    const person = token.slice(0, -MARK_LENGTH);
    const row = storage.calls.mailOf(person);
    // It was used before, or another address was chosen since.
    if (row === undefined || markOf(row.address) !== token.slice(-MARK_LENGTH)) return true;
    const { address } = row;
    const refusal = row.isConfirmed === 1 ? [] : [refuseMails(hashAddress(address), world.now())];
    await storage.commits.commit(...removeCallMail(person, address), ...refusal);
    return true;
  }
}

const MARK_LENGTH = 12;

const hashAddress = (address: string): string => createHash('sha256').update(address.toLowerCase()).digest('base64url');

/** Which address a link is about, without saying it. */
const markOf = (address: string): string => hashAddress(address).slice(0, MARK_LENGTH);

const hashOf = (person: PersonId, code: string): string => hashToken(`${person} ${code}`);

/** Six digits. */
const makeCode = (bytes: Buffer): string => String(bytes.readUInt32BE() % 1_000_000).padStart(6, '0');
