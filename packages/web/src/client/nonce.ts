/**
 * 32 hexadecimal digits nobody can guess: one's part of a table's seed, or the id of a question. Browsers make UUIDs
 * only on safe addresses, and a table at home has none.
 */
export const makeNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
