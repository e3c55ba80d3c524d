import type { HttpCode, Me, RecoveryCode, SeatChoice } from '@potager/table';
import * as v from 'valibot';
import { makeCookies } from '../people/cookie.ts';
import { PasskeyService } from '../people/passkey-service.ts';
import { hashCode, makeCode } from '../people/recovery-code.ts';
import { SignInService, type SignedIn } from '../people/sign-in-service.ts';
import type { Same } from '../socket/schemas.ts';
import { removePasskey } from '../storage/passkey-store.ts';
import { redeemRecovery, setFirstRecovery, setRecovery } from '../storage/person-store.ts';
import { must } from '../storage/write.ts';
import { describePerson } from './people-routes.ts';
import { Problem } from './problem.ts';
import { type RouteRequest, openRoute, personalRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

const piece = v.pipe(v.string(), v.maxLength(8192));

/** What `navigator.credentials` gives, as JSON; the library checks what is in it. */
const credential = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1024)),
  rawId: v.pipe(v.string(), v.maxLength(1024)),
  type: v.literal('public-key'),
  clientExtensionResults: v.looseObject({}),
});
const registration = v.looseObject({
  ...credential.entries,
  response: v.looseObject({
    clientDataJSON: piece,
    attestationObject: piece,
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8))),
  }),
});
const assertion = v.looseObject({
  ...credential.entries,
  response: v.looseObject({
    clientDataJSON: piece,
    authenticatorData: piece,
    signature: piece,
    userHandle: v.exactOptional(piece),
  }),
});
const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) });

const seatChoice = v.strictObject({
  ticket: v.pipe(v.string(), v.maxLength(64)),
  seats: v.picklist(['keep', 'giveUp']),
});
true satisfies Same<v.InferOutput<typeof seatChoice>, SeatChoice>;

type Reply = Pick<RouteRequest<unknown>, 'caller' | 'reply'>;

/** How a guest becomes an account, and how an account gets in. */
export function makePasskeyRoutes(site: Site): readonly Route[] {
  const { storage } = site;
  const passkeys = new PasskeyService(storage, site.world);
  const signIns = new SignInService(site);
  const welcome = ({ caller, reply }: Reply, signedIn: SignedIn, why: HttpCode): Me & Partial<RecoveryCode> => {
    if (signedIn === undefined) throw new Problem(why);
    if ('twice' in signedIn) throw new Problem('sitsTwice', { twice: signedIn.twice });
    reply.header('set-cookie', makeCookies(signedIn.cookie, caller.isSecure, site.world.now()));
    const { person, code } = signedIn;
    return { ...describePerson(site, person), ...(code === undefined ? {} : { code }) };
  };
  return [
    personalRoute({
      method: 'POST',
      path: '/passkeys/options',
      summary: 'Begin to add a passkey: options for navigator.credentials.create',
      gives: 'PublicKeyCredentialCreationOptionsJSON',
      run: ({ caller }, visitor) => passkeys.offer(visitor, caller),
    }),
    personalRoute({
      method: 'POST',
      path: '/passkeys',
      summary: 'Add the passkey that was made; the first one comes with a recovery code',
      gives: 'PasskeyAdded',
      problems: ['wrongPasskey'],
      body: registration,
      async run({ body, caller }, visitor) {
        const added = await passkeys.check(visitor, body as never, caller);
        const code = newCode(site);
        const changes = added && (await storage.commits.commit(must(added), setFirstRecovery(visitor.id, code.hash)));
        if (changes === undefined) throw new Problem('wrongPasskey');
        return { ...describePerson(site, visitor.id), ...(changes[1] === 1 && { code: code.text }) };
      },
    }),
    personalRoute({
      method: 'DELETE',
      path: '/passkeys/:id',
      summary: 'Remove a passkey',
      gives: 'Me',
      problems: ['notFound'],
      async run({ params }, visitor) {
        const isDone = await storage.commits.commit(must(removePasskey(params['id'] ?? '', visitor.id)));
        if (!isDone) throw new Problem('notFound');
        return describePerson(site, visitor.id);
      },
    }),
    openRoute({
      method: 'POST',
      path: '/passkeys/sign-in/options',
      summary: 'Begin to sign in: options for navigator.credentials.get',
      gives: 'PublicKeyCredentialRequestOptionsJSON',
      run: ({ caller }) => passkeys.challenge(caller),
    }),
    openRoute({
      method: 'POST',
      path: '/passkeys/sign-in',
      summary: 'Sign in with a passkey: sets the cookie; what one had here as a guest comes along',
      gives: 'Me',
      problems: ['wrongPasskey', 'sitsTwice'],
      body: assertion,
      async run({ body, caller, reply }, visitor) {
        const found = await passkeys.recognise(body as never, caller);
        const shown = found && { account: found.person, proof: found.proof };
        return welcome({ caller, reply }, shown && (await signIns.signIn(shown, visitor)), 'wrongPasskey');
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/sign-in',
      summary: 'Go on signing in, after having said what is to become of a second seat at a table',
      gives: 'PasskeyAdded',
      problems: ['wrongPasskey', 'sitsTwice'],
      body: seatChoice,
      async run({ body: { ticket, seats }, caller, reply }, visitor) {
        return welcome({ caller, reply }, await signIns.settle(ticket, seats, visitor), 'wrongPasskey');
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/recovery/new',
      summary: 'A new recovery code; the one before it ends',
      gives: 'RecoveryCode',
      async run(_call, visitor) {
        const code = newCode(site);
        const isDone = await storage.commits.commit(must(setRecovery(visitor.id, code.hash)));
        if (!isDone) throw new Problem('signedOut');
        return { code: code.text } satisfies RecoveryCode;
      },
    }),
    openRoute({
      method: 'POST',
      path: '/recovery',
      summary:
        'Sign in with a recovery code: sets the cookie, uses the code up and gives a new one; what one had here as a ' +
        'guest comes along',
      gives: 'MeWithCode',
      problems: ['wrongCode', 'sitsTwice'],
      body: codeBody,
      async run({ body, caller, reply }, visitor) {
        const used = hashCode(body.code);
        const found = storage.people.findByRecovery(used);
        const code = newCode(site);
        const proof = found && redeemRecovery(found.id, used, code.hash);
        const shown = proof && { account: found.id, proof, code: code.text };
        return welcome({ caller, reply }, shown && (await signIns.signIn(shown, visitor)), 'wrongCode');
      },
    }),
  ];
}

function newCode({ world }: Site): { readonly text: string; readonly hash: string } {
  const text = makeCode(world.randomBytes(25));
  return { text, hash: hashCode(text) };
}
