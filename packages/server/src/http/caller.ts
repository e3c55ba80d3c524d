import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** Where a request comes from, as far as it can be believed. */
export interface Caller {
  readonly address: string;
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
  return {
    address: forwarded('x-forwarded-for') ?? socket.remoteAddress ?? '',
    origin: own,
    isSecure: own.startsWith('https:'),
  };
}

/**
 * Whether a page of another site sends this, with the cookie of whoever looks at it. Browsers always say where a request that changes something or
 * opens a socket comes from; programs, which have nobody else's cookies, need not.
 */
export function isCrossSite({ headers }: IncomingMessage, caller: Caller): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== caller.origin;
}
