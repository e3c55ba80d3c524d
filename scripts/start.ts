import { StartError } from '../packages/server/src/serve.ts';
import { runServer } from '../packages/server/src/run.ts';
import { interrupt } from './interrupt.ts';
import { buildPage, isPageBuilt, pageFolder } from './page.ts';

async function preparePage(): Promise<void> {
  if (isPageBuilt()) return;
  console.log('Building the page …');
  const began = performance.now();
  const { code, output } = await buildPage(interrupt);
  if (interrupt.aborted) return;
  if (code !== 0) throw new StartError(`The page could not be built:\n${output}`);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

try {
  const argv = process.argv.slice(2);
  await runServer({ argv, env: process.env, pageFolder, interrupt, say: console.log, prepare: preparePage });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
