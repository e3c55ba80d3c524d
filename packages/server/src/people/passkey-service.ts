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
import { addPasskey, usePasskey } from '../storage/passkey-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Write } from '../storage/write.ts';
import type { World } from '../world.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_CHALLENGES = 10_000;
const MOST_PASSKEYS = 20;
/** Ed25519, ES256, RS256: what authenticators have, and Node does without experiments. */
const ALGORITHMS = [-8, -7, -257];

interface Recognised {
  readonly person: PersonId;
  readonly proof: Write;
}

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
      excludeCredentials: this.storage.passkeys.list(id).map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    this.remember(options.challenge, id);
    return options;
  }

  /** The passkey is to be taken; undefined where it is not right. */
  async check({ id: person }: Person, response: RegistrationResponseJSON, caller: Caller): Promise<Write | undefined> {
    const verified = await verdictOf(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.redeem(challenge, person),
        expectedOrigin: caller.origin,
        expectedRPID: siteOf(caller),
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const transports = (response.response.transports ?? []).join(',');
    return addPasskey({ id, person, publicKey, counter, transports, createdAt: this.world.now() }, MOST_PASSKEYS);
  }

  /** For someone of whom nothing is known yet. */
  async challenge(caller: Caller): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: siteOf(caller), userVerification: 'preferred' });
    this.remember(options.challenge, undefined);
    return options;
  }

  /** Whose passkey it is, and that it was used; undefined where it is not right. */
  async recognise(response: AuthenticationResponseJSON, caller: Caller): Promise<Recognised | undefined> {
    const passkey = this.storage.passkeys.find(response.id);
    if (passkey === undefined) return undefined;
    const { id, publicKey, counter, transports } = passkey;
    const verified = await verdictOf(
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
    const proof = usePasskey(id, verified.authenticationInfo.newCounter, this.world.now());
    return { person: passkey.person, proof };
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
async function verdictOf<T>(verification: Promise<T>): Promise<T | undefined> {
  try {
    return await verification;
  } catch {
    return undefined;
  }
}
