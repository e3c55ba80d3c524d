import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Me, RecoveryCode, SeatChoice } from '@potager/table';
import { callApi, introduceMe, welcome } from '../../client/online.ts';
import { playerName } from '../../settings/player-name.ts';

/** The first passkey comes with a code, for the day it is lost. */
type MeWithCode = Me & Partial<RecoveryCode>;

/** Makes a passkey for whoever is here; returns the recovery code where there is a new one. */
export async function registerPasskey(): Promise<string | undefined> {
  await introduceMe();
  const optionsJSON = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/options');
  const made = await startRegistration({ optionsJSON });
  const { code, ...me } = await callApi<MeWithCode>('POST', '/passkeys', made);
  welcome(me);
  return code;
}

export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkeys/sign-in/options');
  const shown = await startAuthentication({ optionsJSON });
  enter(await callApi<Me>('POST', '/passkeys/sign-in', shown));
}

/** Uses a recovery code up; returns the next one. */
export async function signInWithCode(text: string): Promise<string | undefined> {
  const { code, ...me } = await callApi<MeWithCode>('POST', '/recovery', { code: text });
  enter(me);
  return code;
}

/** After having said what is to become of a second seat; a recovery code where there is a new one. */
export async function settleSeats(choice: SeatChoice): Promise<string | undefined> {
  const { code, ...me } = await callApi<MeWithCode>('POST', '/sign-in', choice);
  enter(me);
  return code;
}

/** The code before it opens nothing any more. */
export const renewCode = async (): Promise<string> => (await callApi<RecoveryCode>('POST', '/recovery/new')).code;

/** Whoever comes back is called here what they are called elsewhere. */
function enter(me: Me): void {
  welcome(me);
  playerName.value = me.name;
}
