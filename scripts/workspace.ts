import { join } from 'node:path';

/** The root of the clone. */
export const root: string = join(import.meta.dirname, '..');

/** The command line of an npm package's program, run by the pinned Node whatever `node` the search path has. */
export const program = (path: string, ...args: readonly string[]): [string, ...string[]] => [
  process.execPath,
  join(root, 'node_modules', path),
  ...args,
];
