import { createHash } from 'node:crypto';

/** Without letters and digits that look alike when written by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 25 letters, five bits each, in groups of five: `7K3QX-…`. */
export const makeCode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => LETTERS[byte & 31])
    .join('')
    .replaceAll(/(.{5})(?=.)/g, '$1-');

/** A code cannot be guessed, so a plain hash of it keeps it. It may be typed in any way. */
export const hashCode = (code: string): string =>
  createHash('sha256')
    .update(
      code
        .toUpperCase()
        .replaceAll('O', '0')
        .replaceAll(/[IL]/g, '1')
        .replaceAll(/[^\dA-Z]/g, ''),
    )
    .digest('base64url');
