import type { Person, PersonId } from '@potager/table';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Caller } from '../http/caller.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_CHALLENGES = 10_000;
const MOST_PASSKEYS = 20;
/** Ed25519, ES256, RS256: what authenticators have, and Node does without experiments. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys: who has which, and who is let in with one. Every challenge is good for one try. */
export class PasskeyService {
  private readonly storage: Storage;
  private readonly world: World;
  /** When each was given out; for whom: a person who adds a passkey, undefined for someone who signs in. */
  private readonly challenges = new Map<string, { readonly at: number; readonly whose: PersonId | undefined }>();

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  async offer({ id, name }: Person, caller: Caller): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const options = await generateRegistrationOptions({
      rpName: 'Potager',
      rpID: siteOf(caller),
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: this.storage.people.listPasskeys(id).map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    this.remember(options.challenge, id);
    return options;
  }

  /** Whether the passkey was taken. */
  async add({ id: person }: Person, response: RegistrationResponseJSON, caller: Caller): Promise<boolean> {
    const { people } = this.storage;
    if (people.listPasskeys(person).length >= MOST_PASSKEYS) return false;
    const verified = await settle(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.redeem(challenge, person),
        expectedOrigin: caller.origin,
        expectedRPID: siteOf(caller),
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return false;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    if (people.findPasskey(id) !== undefined) return false;
    const transports = (response.response.transports ?? []).join(',');
    people.addPasskey({ id, person, publicKey, counter, transports, createdAt: this.world.now() });
    return true;
  }

  /** For someone of whom nothing is known yet. */
  async challenge(caller: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: siteOf(caller), userVerification: 'preferred' });
    this.remember(options.challenge, undefined);
    return options;
  }

  /** Whose passkey it is; undefined where it is not right. */
  async recognise(response: AuthenticationResponseJSON, caller: Caller): Promise<PersonId | undefined> {
    const { people } = this.storage;
    const passkey = people.findPasskey(response.id);
    if (passkey === undefined) return undefined;
    const { id, publicKey, counter, transports } = passkey;
    const verified = await settle(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.redeem(challenge, undefined),
        expectedOrigin: caller.origin,
        expectedRPID: siteOf(caller),
        credential: { id, publicKey, counter, transports: transports.split(',') },
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return undefined;
    people.usePasskey(id, verified.authenticationInfo.newCounter, this.world.now());
    return passkey.person;
  }

  private remember(challenge: string, whose: PersonId | undefined): void {
    const oldest = this.world.now() - CHALLENGE_MS;
    for (const [known, { at }] of this.challenges) {
      if (at > oldest && this.challenges.size < MOST_CHALLENGES) break;
      this.challenges.delete(known);
    }
    this.challenges.set(challenge, { at: this.world.now(), whose });
  }

  private redeem(challenge: string, whose: PersonId | undefined): boolean {
    const given = this.challenges.get(challenge);
    this.challenges.delete(challenge);
    return given !== undefined && given.whose === whose && this.world.now() - given.at <= CHALLENGE_MS;
  }
}

/** What a passkey is bound to. */
const siteOf = ({ origin }: Caller): string => URL.parse(origin)?.hostname ?? '';

/** The library throws where anything is wrong with what a browser sent. */
async function settle<T>(verification: Promise<T>): Promise<T | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}
