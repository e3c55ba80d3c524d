import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, type CommandResult } from './command.ts';
import { program, root } from './workspace.ts';

const web = join(root, 'packages/web');

/** Where the built page lies. */
export const pageFolder: string = join(web, 'dist');

const stamp = join(pageFolder, '.inputs');

/** Everything that can end up in the page; too much rather than too little. */
const inputs = [
  'package-lock.json',
  'packages/web/{index.html,package.json,vite.config.ts,public/too-old.js}',
  'packages/{kernel,boardkit,games,bots,table,web}/**/*.{ts,tsx,css,svg,json,html,woff2}',
];

function hashInputs(): string {
  const exclude = (path: string): boolean => /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(path);
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root, exclude }).toSorted()) {
    if (exclude(path)) continue;
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

export function isPageBuilt(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === hashInputs();
  } catch {
    return false;
  }
}

/** Builds aside and swaps at the end: an interrupted build, or two at once, never leave half a page. */
export async function buildPage(signal: AbortSignal): Promise<CommandResult> {
  const hash = hashInputs();
  const aside = join(root, 'node_modules/.cache/page', String(process.pid));
  const argv = program('vite/bin/vite.js', 'build', '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn');
  try {
    const result = await runCommand({ argv, cwd: web, signal });
    if (result.code !== 0 || signal.aborted) return result;
    writeFileSync(join(aside, '.inputs'), hash);
    mkdirSync(web, { recursive: true });
    rmSync(pageFolder, { recursive: true, force: true });
    renameSync(aside, pageFolder);
    return result;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Builds where the sources have changed. */
export async function makePage(signal: AbortSignal): Promise<CommandResult> {
  return isPageBuilt() ? { code: 0, output: '' } : buildPage(signal);
}
