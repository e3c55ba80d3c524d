import { StartError } from '../packages/server/src/serve.ts';
import { interrupt } from './interrupt.ts';
import { buildPage, isPageBuilt } from './page.ts';

/** Builds the page where its sources changed, and says so. */
export async function preparePage(): Promise<void> {
  if (isPageBuilt()) return;
  console.log('Building the page …');
  const began = performance.now();
  const { code, output } = await buildPage(interrupt);
  if (interrupt.aborted) return;
  if (code !== 0) throw new StartError(`The page could not be built:\n${output}`);
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
