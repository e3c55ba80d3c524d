import type { Language } from '@potager/kernel';
import type { TableInfo, HttpCode, ReportReason } from '@potager/table';
import { needWords, spoken } from '../../settings/loaded-words.ts';

/** Every text of the page for those who keep order; loaded with it alone. */
export interface HostWords {
  readonly title: string;
  readonly sections: { readonly [section in Section]: string };
  readonly show: string;
  readonly more: string;
  readonly nothing: string;
  readonly failed: string;
  readonly problems: { readonly [code in HttpCode]?: string };
  readonly done: string;

  // What is done, and why
  readonly why: string;
  readonly whyHint: string;
  readonly howLong: string;
  readonly lasts: { readonly [minutes in Duration]: string };
  readonly until: (when: string) => string;
  readonly forGood: string;

  // The server
  readonly figures: (figures: Figures) => readonly string[];
  readonly update: string;
  readonly updateHint: string;
  readonly drain: string;
  readonly reopen: string;
  readonly draining: (live: number) => string;
  readonly announcements: string;
  readonly announceHint: string;
  readonly inLanguage: { readonly [language in Language]: string };
  readonly announce: string;
  readonly withdraw: string;

  // Tables
  readonly status: string;
  readonly statuses: { readonly [status in 'all' | 'waiting' | 'running' | 'finished']: string };
  readonly states: { readonly [status in TableInfo['status']]: string };
  readonly isPublic: string;
  readonly isPrivate: string;
  readonly entries: (count: number) => string;
  readonly lastAt: (when: string) => string;
  readonly opened: (when: string) => string;
  readonly seat: (number: number) => string;
  readonly bot: string;
  readonly open: string;
  readonly hereNow: string;
  readonly from: (address: string) => string;
  readonly noSecrets: string;
  readonly toTable: string;
  readonly closeTable: string;
  readonly closeHint: string;
  readonly deleteTable: string;
  readonly deleteHint: string;
  readonly isSure: string;

  // People
  readonly name: string;
  readonly search: string;
  readonly guest: string;
  readonly account: string;
  readonly keepsOrder: string;
  readonly seen: (when: string) => string;
  readonly muted: (why: string, until: string) => string;
  readonly banned: (why: string, until: string) => string;
  readonly mute: string;
  readonly muteHint: string;
  readonly unmute: string;
  readonly ban: string;
  readonly banHint: string;
  readonly unban: string;
  readonly clearName: string;
  readonly clearNameHint: string;
  readonly banAddress: (address: string) => string;
  readonly theirTables: string;

  // Who may not do what
  readonly bans: string;
  readonly mutes: string;
  readonly range: string;
  readonly rangeHint: string;

  // Reports and the audit log
  readonly reasons: { readonly [reason in ReportReason]: string };
  readonly reported: (reporter: string) => string;
  readonly settle: string;
  readonly settled: string;
  readonly withSettled: string;
  readonly shell: string;
  readonly auditHint: string;
  readonly actions: { readonly [name: string]: string };
  readonly results: { readonly [result: string]: string };
}

export const SECTIONS = ['server', 'tables', 'people', 'restrictions', 'reports', 'audit'] as const;
export type Section = (typeof SECTIONS)[number];

/** In minutes; 0 is for good. */
export const DURATIONS = ['60', '1440', '10080', '0'] as const;
type Duration = (typeof DURATIONS)[number];

interface Figures {
  readonly connections: number;
  readonly tables: number;
  readonly people: number;
  readonly live: number;
}

const LOADS: { readonly [language in Language]: () => Promise<{ readonly hostWords: HostWords }> } = {
  en: async () => import('./host-words-en.ts'),
  fr: async () => import('./host-words-fr.ts'),
  de: async () => import('./host-words-de.ts'),
};

const KEY = 'host words';

export const loadHostWords = async (): Promise<void> =>
  needWords(KEY, async (language) => (await LOADS[language]()).hostWords);

export const hostWords = (): HostWords => spoken(KEY) as HostWords;
