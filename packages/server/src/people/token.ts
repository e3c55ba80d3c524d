import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens are random and signed: a made-up one is refused without asking the database, which itself keeps only hashes,
 * so that a stolen copy of it signs nobody in.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const signToken = (token: string, key: string): string => `${token}.${makeSignature(token, key)}`;

/** The token in a signed text; undefined where the signature is wrong. */
export function readToken(signed: string, key: string): string | undefined {
  const [token = '', signature = '', ...rest] = signed.split('.');
  const wanted = Buffer.from(makeSignature(token, key));
  const given = Buffer.from(signature);
  const isRight = rest.length === 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
  return isRight ? token : undefined;
}

const makeSignature = (token: string, key: string): string =>
  createHmac('sha256', key).update(token).digest('base64url');
