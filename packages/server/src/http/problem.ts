import type { HttpCode, HttpProblem } from '@potager/table';

export const STATUS: { readonly [code in HttpCode]: number } = {
  unreadable: 400,
  signedOut: 401,
  crossOrigin: 403,
  notAllowed: 403,
  notFound: 404,
  notOver: 409,
  over: 409,
  banned: 403,
  shielded: 409,
  draining: 503,
  tooFast: 429,
  tooLarge: 413,
  tooMany: 429,
  wrongPasskey: 401,
  wrongCode: 401,
  wrongName: 400,
  sitsTwice: 409,
  wrongAddress: 400,
  notDelivered: 502,
  notSaved: 503,
  setAside: 503,
  failed: 500,
};

/** A request that cannot be fulfilled, and why; the reply says so. */
export class Problem extends Error {
  readonly status: number;
  readonly body: HttpProblem;

  constructor(code: HttpCode, more: Omit<HttpProblem['error'], 'code'> = {}) {
    super(code);
    this.status = STATUS[code];
    this.body = { error: { code, ...more } };
  }
}
