import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** Whom a push service may turn to, and how it knows us again: RFC 8292. */
export class Vapid {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly contact: string;

  /** The key as `makeKey` made it; the contact may be empty, though some services want one. */
  constructor(pem: string, contact: string) {
    this.key = createPrivateKey(pem);
    const { x = '', y = '' } = createPublicKey(this.key).export({ format: 'jwk' });
    const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
    this.contact = contact;
  }

  static makeKey(): string {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' });
  }

  /** For one push service, for so many seconds from now. */
  authorise(service: string, now: number, seconds: number): string {
    const exp = Math.floor(now / 1000) + seconds;
    const parts = [
      { typ: 'JWT', alg: 'ES256' },
      { aud: service, exp, ...(this.contact === '' ? {} : { sub: this.contact }) },
    ];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signature = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
