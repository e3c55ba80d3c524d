import process from 'node:process';
import { attack } from './attack/attack.ts';
import { bots } from './bots.ts';
import { engine } from './engine.ts';
import { measurePage } from './page.ts';
import { server } from './server/server.ts';
import { sizing } from './server/sizing.ts';

/** Those that hand functions to a page lie with the browser tests, which know both worlds. */
const inBrowsers = (name: string) => async (): Promise<void> => {
  const { measure } = (await import(`../../e2e/bench/${name}.ts`)) as { readonly measure: () => Promise<void> };
  await measure();
};

/** The benches by name: each prints figures of ours and of others, measured side by side in one run. */
const benches: { readonly [name: string]: () => Promise<void> } = {
  engine,
  bots,
  server,
  sizing,
  page: measurePage,
  leaving: inBrowsers('leaving'),
  evening: inBrowsers('evening'),
  attack,
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (bench === undefined) {
  console.error(`npm run bench -- NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
} else {
  await bench();
}
