import { availableParallelism } from 'node:os';

/** One thing an operator can decide: `--NAME` or `POTAGER_NAME`. */
interface Setting {
  readonly takes: 'text' | 'number' | 'switch';
  /** What `--help` calls the value. */
  readonly value?: string;
  readonly default: string | number | boolean | undefined;
  readonly min?: number;
  readonly max?: number;
  /** Further environment variables that are heeded. */
  readonly also?: readonly string[];
  readonly help: string;
}

/** Every setting there is; `--help` and docs/hosting.md list them in this order. */
export const SETTINGS = {
  port: {
    takes: 'number',
    default: undefined,
    max: 65_535,
    also: ['PORT'],
    help: 'the port to listen on; 0 takes any free one (default 8080, or the next free one)',
  },
  host: { takes: 'text', value: 'ADDRESS', default: '0.0.0.0', help: 'the address to listen on' },
  data: { takes: 'text', value: 'FOLDER', default: 'data', help: 'where the database lies' },
  page: { takes: 'text', value: 'FOLDER', default: '', help: 'where the built page lies, if not in its usual place' },
  origin: {
    takes: 'text',
    value: 'URL',
    default: '',
    help: 'the address people open, such as https://potager.example; needed for passkeys behind a proxy',
  },
  'trust-proxy': {
    takes: 'switch',
    default: false,
    help: 'believe X-Forwarded-For, -Host and -Proto; only behind a proxy that sets them',
  },
  log: {
    takes: 'text',
    value: 'LEVEL',
    default: 'warn',
    help: 'error, warn, info, debug or silent; JSON lines on standard error',
  },
  watchdog: {
    takes: 'number',
    value: 'SECONDS',
    default: 30,
    max: 3600,
    help: 'a server that has stood still for so long is ended and started anew; 0 is never',
  },
  'log-addresses': {
    takes: 'text',
    value: 'HOW',
    default: 'short',
    help: 'network addresses in the log: full, short (a /24 or /48) or none',
  },
  'metrics-token': {
    takes: 'text',
    value: 'TOKEN',
    default: '',
    help: 'opens /metrics to whoever sends this bearer token; without it there is no /metrics',
  },
  admins: {
    takes: 'text',
    value: 'IDS',
    default: '',
    help:
      'the accounts that keep order over the page, by the ids they see in their settings; "potager admin" needs ' +
      'none',
  },
  'keep-finished': {
    takes: 'number',
    value: 'DAYS',
    default: 0,
    max: 36_500,
    help: 'how long finished games are kept; 0 is for good',
  },
  'keep-waiting': {
    takes: 'number',
    value: 'DAYS',
    default: 14,
    max: 36_500,
    help: 'how long a table that never started is kept; 0 is for good',
  },
  'keep-guests': {
    takes: 'number',
    value: 'DAYS',
    default: 180,
    max: 36_500,
    help: 'how long guests without any table are remembered; 0 is for good',
  },
  'backup-folder': {
    takes: 'text',
    value: 'FOLDER',
    default: '',
    help: 'where backups are made by the server itself; without it none are',
  },
  'backup-at': {
    takes: 'text',
    value: 'HH:MM',
    default: '04:00',
    help: "when backups are made, by the server's clock",
  },
  'backup-every': {
    takes: 'number',
    value: 'HOURS',
    default: 24,
    min: 1,
    max: 24,
    help: 'how often from then on: 1, 2, 3, 4, 6, 8, 12 or 24',
  },
  'backup-daily': {
    takes: 'number',
    value: 'DAYS',
    default: 7,
    min: 1,
    max: 36_500,
    help: 'of so many days the last backup is kept; besides, all of the last day',
  },
  'backup-weekly': {
    takes: 'number',
    value: 'WEEKS',
    default: 4,
    max: 5000,
    help: 'of so many weeks the last backup is kept',
  },
  absence: {
    takes: 'number',
    value: 'SECONDS',
    default: 120,
    max: 86_400,
    help: 'how long others wait for someone who is gone before a bot stands in; 0 is for ever',
  },
  'bot-threads': {
    takes: 'number',
    default: Math.max(1, Math.min(4, availableParallelism() - 1)),
    min: 1,
    max: 64,
    help: 'threads that bots think on',
  },
  'bot-pace': {
    takes: 'number',
    value: 'MILLISECONDS',
    default: 600,
    max: 60_000,
    help: 'how long a bot takes for a move, at least and nearly always',
  },
  push: {
    takes: 'text',
    value: 'ON',
    default: 'on',
    help: 'on or off: whether people can be called on their devices when it is their turn',
  },
  'push-contact': {
    takes: 'text',
    value: 'ADDRESS',
    default: '',
    help:
      'whom push services may turn to, such as mailto:you@potager.example; without it the address of the site, if ' +
      'that is given',
  },
  'push-services': {
    takes: 'text',
    value: 'HOSTS',
    default: 'fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com',
    help: "the browser makers' push services that may be used",
  },
  'mail-server': {
    takes: 'text',
    value: 'URL',
    default: '',
    help:
      'sends mails to those who want to be called so: smtps://name:password@mail.example, or smtp://; needs ' +
      '--mail-from and --origin',
  },
  'mail-from': {
    takes: 'text',
    value: 'ADDRESS',
    default: '',
    help: 'whom mails come from, such as "Potager <potager@potager.example>"',
  },
  webhooks: {
    takes: 'text',
    value: 'WHERE',
    default: 'public',
    help:
      'whom people may have told when it is their turn, such as a chat: public addresses only, any (of this machine ' +
      'and its network, too), or off',
  },
  connections: {
    takes: 'number',
    default: 8000,
    min: 16,
    max: 1_000_000,
    help: 'connections in all, of any kind; fewer where the system does not allow so many files',
  },
  'connections-per-person': { takes: 'number', default: 16, min: 1, max: 100_000, help: 'sockets of one person' },
  'connections-per-address': {
    takes: 'number',
    default: 1000,
    min: 8,
    max: 1_000_000,
    help: 'connections from one network address, of any kind',
  },
  'messages-per-second': {
    takes: 'number',
    default: 20,
    min: 1,
    max: 1_000_000,
    help: 'messages on one socket, on average; three times as many in a burst',
  },
  'requests-per-second': {
    takes: 'number',
    default: 20,
    min: 1,
    max: 1_000_000,
    help: 'requests under /api from one network address, on average; ten times as many in a burst',
  },
  'tables-per-person': {
    takes: 'number',
    default: 50,
    min: 1,
    max: 100_000,
    help: 'tables one person hosts or sits at while they are not over',
  },
  'work-per-person': {
    takes: 'number',
    value: 'MILLISECONDS',
    default: 50,
    min: 1,
    max: 1_000_000,
    help: "of the server's time that one person gets each second, on average; ten times as much in a burst",
  },
  'work-per-address': {
    takes: 'number',
    value: 'MILLISECONDS',
    default: 200,
    min: 1,
    max: 1_000_000,
    help: 'the same for everyone at one network address together',
  },
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof SETTINGS;

export const settingList: readonly (readonly [SettingName, Setting])[] = Object.entries(SETTINGS) as [
  SettingName,
  Setting,
][];

export const environmentName = (name: string): string => `POTAGER_${name.replaceAll('-', '_').toUpperCase()}`;

/** A line each, for `--help`. */
export const settingsHelp: string = settingList
  .map(([name, { takes, value = takes === 'number' ? 'NUMBER' : 'TEXT', default: preset, help }]) => {
    const flag = takes === 'switch' ? `--${name}` : `--${name} ${value}`;
    const given = preset === undefined || preset === '' || preset === false ? '' : ` (default ${String(preset)})`;
    return `  ${flag.padEnd(34)} ${help}${given}`;
  })
  .join('\n');
