/** The server of `npm run dev`: as `npm start`, without building the page. */
import { runServer } from '../packages/server/src/run.ts';
import { interrupt } from './interrupt.ts';
import { pageFolder } from './page.ts';

await runServer({ argv: process.argv.slice(2), env: process.env, pageFolder, interrupt, say: console.log });
