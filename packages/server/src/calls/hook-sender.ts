import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Delivery } from './delivery.ts';
import { isPublic } from './public-address.ts';

/** Where hooks may lead: into the internet, anywhere at all, or nowhere. */
export const HOOK_REACHES = ['public', 'any', 'off'] as const;
export type HookReach = (typeof HOOK_REACHES)[number];

const PATIENCE_MS = 10_000;
/** What is said back is of no interest beyond its status. */
const MOST_BYTES = 16 * 1024;

/**
 * Tells webhooks. People choose whom we tell, so this goes nowhere but where anybody in the internet could go: by the
 * address that a name leads to, looked at in the moment of the connection; never on to where an answer leads; not for
 * long, and without reading more than a little.
 */
export class HookSender {
  private readonly reach: HookReach;

  constructor(reach: HookReach) {
    this.reach = reach;
  }

  get isOn(): boolean {
    return this.reach !== 'off';
  }

  /** Whether this may be told at all, as far as can be seen from how it is written. */
  accepts(address: string): boolean {
    const url = URL.parse(address);
    if (url === null || !this.isOn || url.username !== '' || url.password !== '') return false;
    if (this.reach === 'any') return ['http:', 'https:'].includes(url.protocol);
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    return url.protocol === 'https:' && url.port === '' && (isIP(host) === 0 || isPublic(host));
  }

  async send(address: string, body: object): Promise<Delivery> {
    if (!this.accepts(address)) return 'refused';
    const text = JSON.stringify(body);
    return new Promise((resolve) => {
      const url = new URL(address);
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Potager',
          'content-length': Buffer.byteLength(text),
        },
        // A connection of its own: nothing is shared with what others have called.
        agent: false,
        lookup: this.lookup,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      request.on('error', (error) => resolve(error instanceof ClosedAddressError ? 'refused' : 'later'));
      request.on('response', (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) response.destroy();
        });
        response.on('error', () => undefined);
        response.on('close', () => resolve(judge(response.statusCode ?? 0)));
      });
      request.end(text);
    });
  }

  /** The same look decides and connects: a name that leads elsewhere a moment later gets nobody anywhere. */
  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, '');
      const open = this.reach === 'any' ? found : found.filter(({ address }) => isPublic(address));
      const [first] = open;
      if (first === undefined) return callback(new ClosedAddressError(hostname), '');
      if (options.all === true) return callback(null, open);
      callback(null, first.address, first.family);
    });
  };
}

class ClosedAddressError extends Error {}

/** A redirection leads somewhere that nobody has looked at. */
function judge(status: number): Delivery {
  if (status >= 200 && status < 300) return 'done';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
