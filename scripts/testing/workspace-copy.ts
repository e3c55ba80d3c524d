import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { type CommandResult, runCommand } from '../command.ts';
import { root } from '../workspace.ts';

/** What is made by tools, large, and not needed: the copy gets its own. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', 'screenshots']);

/** Long enough for a machine that others use, too. */
const PATIENCE_MS = 150_000;

/**
 * The workspace once more, to be changed at will: what was installed is linked, its own packages are those of the copy.
 */
export class WorkspaceCopy {
  readonly folder: string = mkdtempSync(join(realpathSync(tmpdir()), 'potager-copy-'));

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) });
    const installed = join(root, 'node_modules');
    const links = join(this.folder, 'node_modules');
    mkdirSync(join(links, '@potager'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== '@potager' && name !== '.cache') symlinkSync(join(installed, name), join(links, name));
    }
    for (const name of readdirSync(join(installed, '@potager'))) {
      const place = relative(realpathSync(root), realpathSync(join(installed, '@potager', name)));
      symlinkSync(join(this.folder, place), join(links, '@potager', name));
    }
    this.linkOwnPackages();
  }

  /** Runs a script or an installed program of the copy. */
  async run(file: string, ...args: readonly string[]): Promise<CommandResult> {
    return runCommand({
      argv: [process.execPath, join(this.folder, file), ...args],
      cwd: this.folder,
      env: { NO_COLOR: '1' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  /** Runs what others are to build upon. */
  async prepare(file: string, ...args: readonly string[]): Promise<void> {
    const { code, output } = await this.run(file, ...args);
    if (code !== 0) throw new Error(`${file} failed: ${output}`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Where two packages need different versions, one has its own beside it. */
  private linkOwnPackages(): void {
    for (const place of [...readdirSync(join(root, 'packages')).map((name) => join('packages', name)), 'bench']) {
      const own = join(root, place, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(this.folder, place, 'node_modules'));
    }
  }
}
