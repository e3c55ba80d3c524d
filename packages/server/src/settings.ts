import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BackupsKept } from './backup/backup-file.ts';
import type { BackupTimes } from './backup/backup-time.ts';
import { HOOK_REACHES, type HookReach } from './calls/hook-sender.ts';
import { TIMEOUTS, type Timeouts } from './network/timeouts.ts';
import { environmentName, settingList, SETTINGS, settingsHelp, type SettingName } from './settings-table.ts';
import { StartError } from './start-error.ts';

/** What an operator decides: by flags first, then by the environment. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A port that was asked for is taken or refused; the default one may give way to the next free. */
  readonly isPortChosen: boolean;
  readonly dataFolder: string;
  readonly pageFolder: string;
  /** Empty: whatever address the browser used. */
  readonly origin: string;
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  /** How the log names those who are turned away. */
  readonly logAddresses: LogAddresses;
  /** 0: a server that stands still is left alone. */
  readonly watchdogSeconds: number;
  /** Empty: no metrics. */
  readonly metricsToken: string;
  /** Ids of the accounts that keep order. */
  readonly admins: readonly string[];
  /** In days; 0 is for good. */
  readonly keep: { readonly finished: number; readonly waiting: number; readonly guests: number };
  /** Folder empty: none are made. */
  readonly backups: { readonly folder: string } & BackupTimes & BackupsKept;
  readonly absenceSeconds: number;
  readonly bots: { readonly threads: number; readonly pace: number };
  /** Contact empty: nobody is named. */
  readonly push: { readonly isOn: boolean; readonly contact: string; readonly services: readonly string[] };
  /** Server empty: no mails are sent. */
  readonly mail: { readonly server: string; readonly from: string };
  readonly hooks: HookReach;
  readonly limits: Limits;
  readonly timeouts: Timeouts;
}

interface Limits {
  readonly connections: number;
  readonly connectionsPerPerson: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly tablesPerPerson: number;
  /** In milliseconds of the main thread a second. */
  readonly workPerPerson: number;
  readonly workPerAddress: number;
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const LOG_ADDRESSES = ['full', 'short', 'none'] as const;
export type LogAddresses = (typeof LOG_ADDRESSES)[number];

/** The least one has to say to start a server; the rest has defaults. */
export type GivenSettings = Pick<Settings, 'dataFolder' | 'pageFolder'> & Partial<Settings>;

interface Source {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pageFolder: string;
}

const defaultPort = 8080;

export const completeSettings = (given: GivenSettings): Settings => ({
  ...parseSettings({ argv: [], env: {}, pageFolder: given.pageFolder }),
  ...given,
});

export function parseSettings({ argv, env, pageFolder }: Source): Settings {
  const flags = parseFlags(argv);
  const find = (name: SettingName): string | boolean | undefined =>
    flags[name] ?? env[environmentName(name)] ?? alsoNamed(name).map((also) => env[also])[0];
  const text = (name: SettingName): string => String(find(name) ?? SETTINGS[name].default);
  const number = (name: SettingName): number => parseNumber(name, text(name));
  const isPortChosen = find('port') !== undefined;
  return {
    host: text('host'),
    port: isPortChosen ? parsePort(text('port')) : defaultPort,
    isPortChosen,
    dataFolder: parseFolder('data', text('data')),
    pageFolder: text('page') === '' ? pageFolder : resolve(text('page')),
    origin: parseOrigin(text('origin')),
    trustProxy: parseSwitch('trust-proxy', text('trust-proxy')),
    logLevel: parseLogLevel(text('log')),
    logAddresses: parseLogAddresses(text('log-addresses')),
    watchdogSeconds: number('watchdog'),
    metricsToken: text('metrics-token'),
    admins: parseAdmins(text('admins')),
    keep: { finished: number('keep-finished'), waiting: number('keep-waiting'), guests: number('keep-guests') },
    backups: {
      folder: text('backup-folder') === '' ? '' : resolve(text('backup-folder')),
      ...parseTimeOfDay(text('backup-at')),
      everyHours: parsePartOfDay(number('backup-every')),
      daily: number('backup-daily'),
      weekly: number('backup-weekly'),
    },
    absenceSeconds: number('absence'),
    bots: { threads: number('bot-threads'), pace: number('bot-pace') },
    push: {
      isOn: parseSwitch('push', text('push')),
      contact: parseContact(text('push-contact')),
      services: text('push-services').split(','),
    },
    mail: parseMail({ server: text('mail-server'), from: text('mail-from'), origin: text('origin') }),
    hooks: parseReach(text('webhooks')),
    limits: {
      connections: number('connections'),
      connectionsPerPerson: number('connections-per-person'),
      connectionsPerAddress: number('connections-per-address'),
      messagesPerSecond: number('messages-per-second'),
      requestsPerSecond: number('requests-per-second'),
      tablesPerPerson: number('tables-per-person'),
      workPerPerson: number('work-per-person'),
      workPerAddress: number('work-per-address'),
    },
    timeouts: TIMEOUTS,
  };
}

const alsoNamed = (name: SettingName): readonly string[] => {
  const setting = SETTINGS[name];
  return 'also' in setting ? setting.also : [];
};

function parseFlags(argv: readonly string[]): { readonly [name in SettingName]?: string | boolean } {
  const options = Object.fromEntries(
    settingList.map(([name, { takes }]) => [name, { type: takes === 'switch' ? 'boolean' : 'string' } as const]),
  );
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\nKnown:\n${settingsHelp}`);
  }
}

function parseSwitch(name: SettingName, text: string): boolean {
  if (['true', '1', 'yes', 'on'].includes(text)) return true;
  if (['false', '0', 'no', 'off', ''].includes(text)) return false;
  throw new StartError(`--${name} is yes or no, not "${text}".`);
}

function parseFolder(name: SettingName, text: string): string {
  if (text.trim() === '') throw new StartError(`--${name} takes a folder.`);
  return resolve(text);
}

function parseTimeOfDay(text: string): { readonly hour: number; readonly minute: number } {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (match === null) throw new StartError(`--backup-at takes a time of day such as 04:00, not "${text}".`);
  return { hour: Number(match[1]), minute: Number(match[2]) };
}

/** Backups come at the same hours every day. */
function parsePartOfDay(hours: number): number {
  if (24 % hours === 0) return hours;
  throw new StartError(`--backup-every takes 1, 2, 3, 4, 6, 8, 12 or 24 hours, not ${hours}.`);
}

function parseContact(text: string): string {
  if (text === '' || /^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/.test(text)) return text;
  throw new StartError(`"${text}" is no contact: it must begin with mailto: or https://.`);
}

/** Links in a mail lead where the host says, and never where whoever asks for the mail says. */
function parseMail({ server, from, origin }: Settings['mail'] & { readonly origin: string }): Settings['mail'] {
  if (server === '') return { server, from };
  // It may hold a password, so it is not repeated.
  if (!['smtp:', 'smtps:'].includes(URL.parse(server)?.protocol ?? '')) {
    throw new StartError('--mail-server takes an address such as smtps://name:password@mail.example.');
  }
  if (!/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) {
    throw new StartError('--mail-server needs --mail-from, such as "Potager <potager@potager.example>".');
  }
  if (origin === '') throw new StartError('--mail-server needs --origin: the links in mails lead there.');
  return { server, from };
}

function parseReach(text: string): HookReach {
  const reach = HOOK_REACHES.find((known) => known === text);
  if (reach === undefined) throw new StartError(`--webhooks takes ${HOOK_REACHES.join(', ')}, not "${text}".`);
  return reach;
}

function parseAdmins(text: string): readonly string[] {
  const ids = text.split(/[\s,]+/).filter((id) => id !== '');
  const wrong = ids.find((id) => !/^[\w-]{16}$/.test(id));
  if (wrong === undefined) return ids;
  throw new StartError(
    `"${wrong}" is no account: --admins takes ids of 16 characters, with commas between, as accounts see theirs in ` +
      `their settings.`,
  );
}

/** Zero is allowed: the system then picks a free port. */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`"${text}" is not a port: it must be a whole number from 0 to 65535.`);
}

function parseNumber(name: SettingName, text: string): number {
  const { min = 0, max = 0 } = SETTINGS[name] as { min?: number; max?: number };
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartError(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
}

function parseOrigin(text: string): string {
  if (text === '') return '';
  const url = URL.parse(text);
  if (url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/') return url.origin;
  throw new StartError(`--origin takes an address such as https://potager.example, not "${text}".`);
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined) throw new StartError(`--log takes ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

function parseLogAddresses(text: string): LogAddresses {
  const how = LOG_ADDRESSES.find((known) => known === text);
  if (how === undefined) throw new StartError(`--log-addresses takes ${LOG_ADDRESSES.join(', ')}, not "${text}".`);
  return how;
}
