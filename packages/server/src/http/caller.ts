import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import type { Settings } from '../settings.ts';

/** Where a request comes from, as far as it can be believed. */
export interface Caller {
  /** As `readAddress` writes it. */
  readonly address: string;
  /** Whom limits count as one: see `networkOf`. */
  readonly network: string;
  /** The address the browser has for this server: `https://potager.example`. */
  readonly origin: string;
  readonly isSecure: boolean;
}

type Trust = Pick<Settings, 'origin' | 'trustProxy'>;

export function readCaller({ headers, socket }: IncomingMessage, { origin, trustProxy }: Trust): Caller {
  const forwarded = (name: string): string | undefined => {
    const value = trustProxy ? headers[name] : undefined;
    // The last one is what our own proxy saw; those before it are hearsay.
    return (Array.isArray(value) ? value.at(-1) : value)?.split(',').at(-1)?.trim();
  };
  const host = forwarded('x-forwarded-host') ?? headers.host ?? '';
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const own = origin === '' ? `${scheme}://${host}` : origin;
  const address = readAddress(forwarded('x-forwarded-for')) ?? readAddress(socket.remoteAddress) ?? '';
  return {
    address,
    network: networkOf(address),
    origin: own,
    isSecure: own.startsWith('https:'),
  };
}

/**
 * Whether a page of another site sends this, with the cookie of whoever looks at it. Browsers always say where a
 * request that changes something or opens a socket comes from; programs, which have nobody else's cookies, need not.
 */
export function isCrossSite({ headers }: IncomingMessage, caller: Caller): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== caller.origin;
}

/**
 * An address in its shortest form, without port or zone; IPv4 as such, even where it came over an IPv6 socket.
 * Undefined: it is none.
 */
export function readAddress(text = ''): string | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const [before = '', port] = bare.split(':');
  if (isIPv4(before) && (port === undefined || bare === `${before}:${port}`)) return before;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return shorten(bare);
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/**
 * Whose address it is, as far as can be told: every household gets a whole /64 of IPv6, so that single addresses of it
 * say nothing.
 */
export const networkOf = (address: string): string => (isIPv6(address) ? makeNetwork(address, 4) : address);

/** Where about it is, without naming a household: a /24 of IPv4, a /48 of IPv6. */
export function regionOf(address: string): string {
  if (isIPv6(address)) return makeNetwork(address, 3);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : '';
}

/** The network of the first few groups of an IPv6 address. */
function makeNetwork(address: string, groups: number): string {
  const first = groupsOf(address)
    .slice(0, groups)
    .map((group) => group.toString(16));
  return `${shorten(`${first.join(':')}::`)}/${16 * groups}`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = shorten(address)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

const shorten = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);
