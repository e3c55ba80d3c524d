import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { gameNames } from '@potager/games/registry';
import { build, defineConfig, type Plugin } from 'vite';
import { BASELINE } from './baseline/baseline.ts';
import { listTooNew } from './baseline/too-new.ts';

const TARGET = Object.entries(BASELINE).map(([browser, version]) => `${browser}${version}`);

/** Files beside the bundle that the page needs without a network too. */
const publicFolder = join(import.meta.dirname, 'public');
const publicFiles = (): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(publicFolder.length));

/**
 * Builds the service worker once it is known what there is to keep; a new file changes its text, which is how browsers
 * notice a new version.
 */
function serviceWorker(): Plugin {
  return {
    name: 'potager-service-worker',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = [...names.map((name) => `/${name}`), ...publicFiles()].toSorted();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { POTAGER_FILES: JSON.stringify(files), POTAGER_VERSION: JSON.stringify(version) },
        publicDir: false,
        plugins: [keepBaseline()],
        build: {
          target: TARGET,
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'src/offline/service-worker.ts'),
            output: { entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

/** Ends a build that uses what the oldest browser of the baseline does not know. */
function keepBaseline(): Plugin {
  return {
    name: 'potager-baseline',
    async generateBundle(_options, bundle) {
      const texts = Object.values(bundle).map((file) => ({
        name: file.fileName,
        text: file.type === 'chunk' ? file.code : String(file.source),
      }));
      const found = listTooNew(texts);
      if (found.length > 0) this.error(`Too new for the baseline (packages/web/baseline):\n${found.join('\n')}`);
    },
  };
}

/** Workers play games. What teaches them is the page's, and is not there a second time for each worker. */
const withoutTeaching = (): Plugin => ({
  name: 'potager-without-teaching',
  enforce: 'pre',
  load: (id) => (/\/games\/[\w-]+\/(lesson\/lesson|exercises\/exercises)\.ts$/.test(id) ? 'export {};' : undefined),
});

const squeezes = { br: promisify(brotliCompress), gz: promisify(gzip) };
const isText = (name: string): boolean => /\.(js|css|html|svg|webmanifest)$/.test(name);

/**
 * Lays a small copy beside every text, for the server to send instead: on a poor network the bytes are most of the
 * wait.
 */
function squeeze(): Plugin {
  return {
    name: 'potager-squeeze',
    writeBundle: {
      // After the service worker is there.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isText);
        await Promise.all(texts.map(async (name) => layBeside(join(dir, name))));
      },
    },
  };
}

async function layBeside(file: string): Promise<void> {
  const text = await readFile(file);
  const lay = Object.entries(squeezes).map(async ([kind, small]) => writeFile(`${file}.${kind}`, await small(text)));
  await Promise.all(lay);
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [keepBaseline(), serviceWorker(), squeeze()],
  worker: { format: 'es', plugins: () => [withoutTeaching()] },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  build: {
    target: TARGET,
    // The content policy allows no inlined fonts, and a separate file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What main.tsx and every-page.ts import.
            { name: 'base', tags: ['$initial'], priority: 2 },
            // What boards alone have in common comes with a board, however many there are.
            { name: 'shared', minShareCount: gameNames.length + 2, priority: 1 },
          ],
        },
      },
    },
  },
});
