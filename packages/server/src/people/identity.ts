import type { Person, PersonId } from '@potager/table';
import { addPerson } from '../storage/person-store.ts';
import { addSession, noteVisit } from '../storage/session-store.ts';
import type { Storage } from '../storage/storage.ts';
import { must, type Write, type WriteGroup } from '../storage/write.ts';
import type { World } from '../world.ts';
import { hashToken, readToken, signToken } from './token.ts';
import { readCookie } from './cookie.ts';

/** Someone who is signed in, and through which session. */
export interface Visitor extends Person {
  readonly session: string;
}

/** How often it is noted that a session is still used. */
const SEEN_MS = 12 * 3_600_000;

/** Who is who: guests, accounts and their sessions. */
export class Identity {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly key: string;
  /** Sessions whose visit is being written down. */
  private readonly noted = new Set<string>();

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
    this.key = storage.cookieKey();
  }

  /**
   * Somebody new and their session; returns its cookie's value. Written with everything else, so that many at once hold
   * up nobody.
   */
  async addGuest(name: string): Promise<{ readonly id: PersonId; readonly cookie: string }> {
    const person = { id: this.world.randomBytes(12).toString('base64url'), name };
    const token = this.makeToken();
    const at = this.world.now();
    await this.storage.commits.commit(addPerson(person, at), addSession(hashToken(token), person.id, at));
    return { id: person.id, cookie: signToken(token, this.key) };
  }

  /**
   * A new session for what somebody has shown: `proof` uses that up, in the same step; where it changes nothing, they
   * are not let in. `more` is done in that step, too. Returns the value of the cookie.
   */
  async signIn(person: PersonId, proof: Write, more: WriteGroup): Promise<string | undefined> {
    const token = this.makeToken();
    const session = addSession(hashToken(token), person, this.world.now());
    const isDone = await this.storage.commits.commit(must(proof), session, ...more);
    return isDone && signToken(token, this.key);
  }

  /** Whose cookie this is; undefined for nobody's, and for those who are being forgotten unless they are asked for. */
  recognise(cookieHeader: string | undefined, { leavers = false } = {}): Visitor | undefined {
    const signed = readCookie(cookieHeader);
    const token = signed === undefined ? undefined : readToken(signed, this.key);
    if (token === undefined) return undefined;
    const session = hashToken(token);
    const found = this.storage.sessions.find(session);
    if (found === undefined) return leavers ? this.recogniseLeaver(session) : undefined;
    if (this.world.now() - found.seenAt > SEEN_MS) this.noteVisit(session, found.person);
    return { id: found.person, name: found.name, session };
  }

  private makeToken(): string {
    return this.world.randomBytes(32).toString('base64url');
  }

  private recogniseLeaver(session: string): Visitor | undefined {
    const id = this.storage.people.findLeaver(session);
    return id === undefined ? undefined : { id, name: '', session };
  }

  /** Whoever comes to read is let in, whether that can be written down or not; the next visit will be. */
  private noteVisit(session: string, person: PersonId): void {
    const { commits } = this.storage;
    if (commits.probe.problem !== undefined || this.noted.has(session)) return;
    this.noted.add(session);
    const done = commits.commit(...noteVisit(session, person, this.world.now()));
    done.catch(() => commits.probe.check()).finally(() => this.noted.delete(session));
  }
}
