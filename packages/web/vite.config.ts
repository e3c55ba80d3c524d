import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Files beside the bundle that the page needs without a network too. */
const publicFolder = join(import.meta.dirname, 'public');
const publicFiles = (): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(publicFolder.length));

/** Tells the service worker what there is to keep; a new file changes its text, which is how browsers notice a new version. */
function listFiles(): Plugin {
  return {
    name: 'potager-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const files = [...names.map((name) => `/${name}`), ...publicFiles()].toSorted();
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll('POTAGER_FILES', JSON.stringify(files))
          .replaceAll('POTAGER_VERSION', JSON.stringify(version));
      },
    },
  };
}

/** `export{a as words}from"./words-en.js";` and nothing else. */
const SIGNPOST = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;

/** A part that lies in a file with others gets a file that only points there; whoever wants it is sent there at once, which spares a slow line a dozen requests. */
function takeDownSignposts(): Plugin {
  return {
    name: 'potager-signposts',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { code, fileName, isDynamicEntry } of chunks) {
          const [, names, target] = SIGNPOST.exec(code) ?? [];
          if (!isDynamicEntry || names === undefined || target === undefined) continue;
          const own = fileName.replace('assets/', '');
          const parts = names.split(',').map((name) => name.split(' as '));
          const picked = parts.map(([inside = '', outside = inside]) => `${outside}:m.${inside}`).join();
          for (const chunk of chunks) {
            chunk.code = chunk.code
              .replaceAll(`import(\`./${own}\`)`, `import(\`./${target}\`).then(m=>({${picked}}))`)
              .replaceAll(`"assets/${own}"`, `"assets/${target}"`);
          }
          if (!chunks.some((chunk) => chunk.code.includes(own))) delete bundle[fileName];
        }
      },
    },
  };
}

const squeezes = { br: promisify(brotliCompress), gz: promisify(gzip) };
const isText = (name: string): boolean => /\.(js|css|html|svg|webmanifest)$/.test(name);

/** Lays a small copy beside every text, for the server to send instead: on a poor line the bytes are most of the wait. */
function squeeze(): Plugin {
  return {
    name: 'potager-squeeze',
    async writeBundle({ dir = '' }) {
      const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isText);
      const lay = async (name: string): Promise<unknown> => {
        const text = await readFile(join(dir, name));
        return Promise.all(
          Object.entries(squeezes).map(async ([kind, small]) =>
            writeFile(join(dir, `${name}.${kind}`), await small(text)),
          ),
        );
      };
      await Promise.all(texts.map(lay));
    },
  };
}

/** Workers know the registry too, but neither show nor say anything: its pictures and words are left out of their bundles. */
function withoutLooks(): Plugin {
  const nothing = '\0nothing';
  const looks = /^@potager\/games\/.+\/(board|card)$|^\.\/words\/\w+\.ts$/;
  return {
    name: 'potager-without-looks',
    enforce: 'pre',
    resolveId: (source) => (looks.test(source) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export {};' : undefined),
  };
}

// Dozens of small files cost a slow line more than their bytes: what the first page needs comes in few.

/** What every page needs. */
const base = {
  name: 'base',
  test: /node_modules\/(preact|@preact)\/|web\/src\/(parts|settings|router|games|words\/words)|games\/(registry|[\w-]+\/index|[\w-]+\/rules\/seats)\.ts|bots\/src\/level|kernel\/src\/(seat|words|refusal|grammar|notation-words)\.ts/,
  priority: 2,
};

/** What the first page needs besides. */
const shelf = {
  name: 'shelf',
  test: /web\/src\/(pages\/landing|keeper\/(online|keepers))|board\/card\.tsx|games\/[\w-]+\/words\/make-words/,
  priority: 1,
};

/** What the first page says: its own words and those of every game. */
const tongues = ['en', 'fr', 'de'].map((language) => ({
  name: `words-${language}`,
  test: new RegExp(`(web/src|games/[\\w-]+)/words/(names-|shapes-)?${language}\\.ts`),
  priority: 1,
}));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [takeDownSignposts(), listFiles(), squeeze()],
  worker: { format: 'es', plugins: () => [withoutLooks()] },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  build: {
    target: 'es2023',
    // Colours are written with light-dark(), which follows the reader's choice only where the browser itself knows it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content policy allows no inlined fonts, and a separate file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, 'index.html'),
        sw: join(import.meta.dirname, 'src/offline/service-worker.ts'),
      },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [base, shelf, ...tongues] },
      },
    },
  },
});
