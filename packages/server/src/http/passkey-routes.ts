import type { RecoveryCode } from '@potager/table';
import * as v from 'valibot';
import { makeCookie } from '../people/cookie.ts';
import { PasskeyService } from '../people/passkey-service.ts';
import { hashCode, makeCode } from '../people/recovery-code.ts';
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

/** How a guest becomes an account, and how an account gets in. */
export function makePasskeyRoutes(site: Site): readonly Route[] {
  const desk = new PasskeyService(site.storage, site.world);
  const signIn = ({ caller, reply }: Pick<Call<unknown>, 'caller' | 'reply'>, person: string): void => {
    reply.header('set-cookie', makeCookie(site.identity.signIn(person), caller.isSecure));
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
        if (!(await desk.add(visitor, body as never, caller))) throw new Problem('wrongPasskey');
        const me = describePerson(site, visitor.id);
        return me.hasRecovery ? me : { ...describePerson(site, visitor.id), ...renewCode(site, visitor.id) };
      },
    }),
    personalRoute({
      method: 'DELETE',
      path: '/passkeys/:id',
      summary: 'Remove a passkey',
      gives: 'Me',
      problems: ['notFound'],
      run({ params }, visitor) {
        if (!site.storage.people.removePasskey(params['id'] ?? '', visitor.id)) throw new Problem('notFound');
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
        const person = await desk.recognise(body as never, caller);
        if (person === undefined) throw new Problem('wrongPasskey');
        signIn({ caller, reply }, person);
        return describePerson(site, person);
      },
    }),
    personalRoute({
      method: 'POST',
      path: '/recovery/new',
      summary: 'A new recovery code; the one before it ends',
      gives: 'RecoveryCode',
      run: (_call, visitor) => renewCode(site, visitor.id),
    }),
    openRoute({
      method: 'POST',
      path: '/recovery',
      summary: 'Sign in with a recovery code: sets the cookie, uses the code up and gives a new one',
      gives: 'MeWithCode',
      problems: ['wrongCode'],
      body: codeBody,
      run({ body, caller, reply }) {
        const found = site.storage.people.findByRecovery(hashCode(body.code));
        if (found === undefined) throw new Problem('wrongCode');
        signIn({ caller, reply }, found.id);
        const code = renewCode(site, found.id);
        return { ...describePerson(site, found.id), ...code };
      },
    }),
  ];
}

function renewCode({ storage, world }: Site, person: string): RecoveryCode {
  const code = makeCode(world.randomBytes(25));
  storage.people.setRecovery(person, hashCode(code));
  return { code };
}
