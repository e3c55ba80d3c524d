import type { NameProblem } from '@potager/table';
import type { Speed } from '@potager/boardkit/playback';
import type { Buzz } from '../../settings/buzz.ts';
import type { HelpLines } from '../../settings/help-lines.ts';
import type { Volume } from '../../settings/sound.ts';

/** What the settings say. */
export interface SettingsWords {
  readonly yourName: string;
  readonly nameProblems: { readonly [problem in NameProblem]: string };
  /** Where the name kept in this browser will not do for the server. */
  readonly renamed: (old: string, name: string) => string;
  readonly save: string;
  readonly saved: string;
  readonly botsLabel: string;
  readonly speedLabel: string;
  readonly speeds: { readonly [speed in Speed]: string };
  readonly helpLabel: string;
  readonly helps: { readonly [when in HelpLines]: string };
  readonly notice: string;
  readonly notices: { readonly off: string; readonly on: string };
  readonly sound: string;
  readonly sounds: { readonly [volume in Volume]: string };
  readonly buzz: string;
  readonly buzzes: { readonly [buzz in Buzz]: string };
  readonly account: string;
  readonly accountHint: string;
  readonly guestHint: string;
  readonly sitsTwice: string;
  /** The guest sits here under this name, and the account sits here, too. */
  readonly sitsTwiceAt: (game: string, names: string) => string;
  readonly sitsTwiceHint: string;
  readonly keepSeats: string;
  readonly giveUpSeats: string;
  readonly signedInAs: (name: string) => string;
  readonly addPasskey: string;
  readonly usePasskey: string;
  readonly passkeyFailed: string;
  /** Where the browser does not know them, or not at this address. */
  readonly noPasskeys: string;
  readonly recovery: string;
  readonly recoveryLabel: string;
  readonly recoveryNew: string;
  readonly useCode: string;
  readonly newCode: string;
  readonly copyCode: string;
  readonly passkeys: string;
  /** Made on a day, and last used on a day if ever. */
  readonly passkey: (made: string, used: string | undefined) => string;
  readonly removePasskey: string;
  readonly out: string;
  readonly outEverywhere: string;
  readonly myData: string;
  readonly myDataHint: string;
  readonly exportData: string;
  readonly importData: string;
  readonly importHint: string;
  readonly imported: (tables: number) => string;
  readonly importFailed: string;
  readonly deleteData: string;
  readonly deleteWarning: string;
}
