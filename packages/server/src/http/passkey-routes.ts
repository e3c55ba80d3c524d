import type { PersonId, RecoveryCode } from '@potager/table';
import * as v from 'valibot';
import { makeCookie } from '../people/cookie.ts';
import { PasskeyService } from '../people/passkey-service.ts';
import { hashCode, makeCode } from '../people/recovery-code.ts';
import { removePasskey } from '../storage/passkey-store.ts';
import { redeemRecovery, setFirstRecovery, setRecovery } from '../storage/person-store.ts';
import { must, type Write } from '../storage/write.ts';
import { describePerson } from './people-routes.ts';
import { Problem } from './problem.ts';
import { type Call, openRoute, personalRoute, type Route } from './route.ts';
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

type Reply = Pick<Call<unknown>, 'caller' | 'reply'>;

/** How a guest becomes an account, and how an account gets in. */
export function makePasskeyRoutes(site: Site): readonly Route[] {
  const { storage } = site;
  const desk = new PasskeyService(storage, site.world);
  /** False: what was shown is not good any more. */
  const signIn = async ({ caller, reply }: Reply, person: PersonId, proof: Write): Promise<boolean> => {
    const cookie = await site.identity.signIn(person, proof);
    if (cookie !== undefined) reply.header('set-cookie', makeCookie(cookie, caller.isSecure));
    return cookie !== undefined;
  };
  return [
    personalRoute({
      method: 'POST',
      path: '/passkeys/options',
      summary: 'Begin to add a passkey: options for navigator.credentials.create',
      gives: 'PublicKeyCredentialCreationOptionsJSON',
      run: ({ caller }, visitor) => desk.offer(visitor, caller),
    }),
    personalRoute({
      method: 'POST',
      path: '/passkeys',
      summary: 'Add the passkey that was made; the first one comes with a recovery code',
      gives: 'PasskeyAdded',
      problems: ['wrongPasskey'],
      body: registration,
      async run({ body, caller }, visitor) {
        const added = await desk.check(visitor, body as never, caller);
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
      run: ({ caller }) => desk.challenge(caller),
    }),
    openRoute({
      method: 'POST',
      path: '/passkeys/sign-in',
      summary: 'Sign in with a passkey: sets the cookie',
      gives: 'Me',
      problems: ['wrongPasskey'],
      body: assertion,
      async run({ body, caller, reply }) {
        const found = await desk.recognise(body as never, caller);
        const isIn = found && (await signIn({ caller, reply }, found.person, found.proof));
        if (!isIn) throw new Problem('wrongPasskey');
        return describePerson(site, found.person);
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
      summary: 'Sign in with a recovery code: sets the cookie, uses the code up and gives a new one',
      gives: 'MeWithCode',
      problems: ['wrongCode'],
      body: codeBody,
      async run({ body, caller, reply }) {
        const used = hashCode(body.code);
        const found = storage.people.findByRecovery(used);
        const code = newCode(site);
        const isIn = found && (await signIn({ caller, reply }, found.id, redeemRecovery(found.id, used, code.hash)));
        if (!isIn) throw new Problem('wrongCode');
        return { ...describePerson(site, found.id), code: code.text };
      },
    }),
  ];
}

function newCode({ world }: Site): { readonly text: string; readonly hash: string } {
  const text = makeCode(world.randomBytes(25));
  return { text, hash: hashCode(text) };
}
