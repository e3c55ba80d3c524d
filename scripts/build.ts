import { StartError } from '../packages/server/src/serve.ts';
import { preparePage } from './prepare-page.ts';

/** Builds the page, for hosts that start the server by "potager serve". */
try {
  await preparePage();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
