import { parseSettings, serve, StartError } from '../packages/server/src/serve.ts';
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

async function start(): Promise<void> {
  const settings = parseSettings({ argv: process.argv.slice(2), env: process.env, pageFolder });
  await preparePage();
  if (interrupt.aborted) return;
  const server = await serve(settings);
  console.log(`Potager is ready: ${server.address}`);
  console.log(`Games are kept in ${settings.dataFolder}. Ctrl-C stops the server.`);
  if (!interrupt.aborted) {
    await new Promise((resolve) => {
      interrupt.addEventListener('abort', resolve, { once: true });
    });
  }
  await server.stop();
  console.log('Potager has stopped.');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
