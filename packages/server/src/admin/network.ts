import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { readAddress } from '../http/caller.ts';

/** Whoever shuts out more than that has made a mistake. */
const WIDEST = { ipv4: 8, ipv6: 16 } as const;
const NARROWEST = { ipv4: 32, ipv6: 128 } as const;

/** Every household gets as much of IPv6: of a single address nobody is the only one to know where the next one is. */
const HOUSEHOLD = 64;

type Family = keyof typeof WIDEST;

/** A range of addresses: `192.0.2.0/24`, `2001:db8::/48`. */
export class Network {
  /** In CIDR notation, always written the same way. */
  readonly text: string;
  /** Whether it is so wide that it can only be a mistake. */
  readonly isTooWide: boolean;
  private readonly list = new BlockList();

  private constructor(text: string, { address, prefix, family }: Range) {
    this.text = text;
    this.isTooWide = prefix < WIDEST[family];
    this.list.addSubnet(address, prefix, family);
  }

  /** A range, or a single address: of IPv6 then the /64 that it belongs to. Undefined: it is neither. */
  static parse(text: string): Network | undefined {
    const range = readRange(text.trim());
    return range && new Network(`${range.address}/${range.prefix}`, range);
  }

  contains(address: string): boolean {
    if (isIPv4(address)) return this.list.check(address, 'ipv4');
    return isIPv6(address) && this.list.check(address, 'ipv6');
  }
}

interface Range {
  /** The first one. */
  readonly address: string;
  readonly prefix: number;
  readonly family: Family;
}

function readRange(text: string): Range | undefined {
  const [given = '', length, ...rest] = text.split('/');
  const address = isIP(given) === 0 ? undefined : readAddress(given);
  if (address === undefined || rest.length > 0) return undefined;
  const family: Family = isIPv4(address) ? 'ipv4' : 'ipv6';
  // IPv4 inside IPv6 is IPv4; a length would mean something else there.
  if (family === 'ipv4' && given !== address && length !== undefined) return undefined;
  const most = NARROWEST[family];
  const prefix = length === undefined ? (family === 'ipv4' ? most : HOUSEHOLD) : readLength(length);
  return prefix > most ? undefined : { address: firstOf(address, prefix, family), prefix, family };
}

const readLength = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY);

/** With zeros for all that is not in the prefix. */
function firstOf(address: string, prefix: number, family: Family): string {
  const [separator, base, width] = family === 'ipv4' ? (['.', 10, 8] as const) : ([':', 16, 16] as const);
  const parts = family === 'ipv4' ? address.split('.') : expand(address);
  const masked = parts.map((part, i) => {
    const kept = Math.min(width, Math.max(0, prefix - i * width));
    return (Number.parseInt(part, base) & ~((1 << (width - kept)) - 1)).toString(base);
  });
  return readAddress(masked.join(separator)) as string;
}

/** The eight groups of an IPv6 address, however short it was written. */
function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}
