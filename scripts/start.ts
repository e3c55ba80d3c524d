import { StartError } from '../packages/server/src/serve.ts';
import { runServer } from '../packages/server/src/run.ts';
import { interrupt } from './interrupt.ts';
import { pageFolder } from './page.ts';
import { preparePage } from './prepare-page.ts';

try {
  const argv = process.argv.slice(2);
  await runServer({ argv, env: process.env, pageFolder, interrupt, say: console.log, prepare: preparePage });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
