/** One's part of a table's seed, 32 hexadecimal digits. */
export const makeNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
