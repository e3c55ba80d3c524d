/** What is said about being called when a game waits: in the settings, and where mails are ended. */
export interface CallsWords {
  readonly calls: string;
  readonly callsHint: string;
  /** The host has switched calls on devices off. */
  readonly noPush: string;
  readonly moreCalls: string;
  readonly mail: string;
  readonly noMail: string;
  readonly mailAddress: string;
  readonly sendCode: string;
  readonly codeSent: (address: string) => string;
  readonly mailCode: string;
  readonly confirm: string;
  readonly otherAddress: string;
  readonly mailsTo: (address: string) => string;
  readonly noMoreMails: string;
  readonly rhythm: string;
  readonly rhythms: { readonly each: string; readonly daily: string };
  readonly digestAt: string;
  readonly quietHours: string;
  readonly quietChoices: { readonly off: string; readonly on: string };
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly zone: (zone: string) => string;
  readonly useZone: (zone: string) => string;
  readonly hooks: string;
  readonly hooksHint: string;
  readonly noHooks: string;
  readonly hookAddress: string;
  readonly hookAbout: string;
  readonly myTurns: string;
  readonly clubTurns: string;
  /** What a webhook tells of: a game with these people. */
  readonly tableWith: (game: string, names: string) => string;
  readonly goneTable: string;
  readonly addHook: string;
  readonly removeHook: string;
  readonly callProblems: {
    readonly wrongAddress: string;
    readonly notDelivered: string;
    readonly tooMany: string;
    readonly wrongCode: string;
    readonly other: string;
  };
  readonly mailsEnded: string;
  readonly mailsEndedHint: string;
  readonly mailsNotEnded: string;
}
