import { createRequire } from 'node:module';
import process from 'node:process';
import { threeInARow } from '../three-in-a-row-io.ts';

/** boardgame.io's own server with its default storage, which is memory. */
process.env['NODE_ENV'] = 'production';

interface Library {
  readonly Server: (settings: { games: object[]; origins: string[] }) => {
    run(port: number): Promise<{ appServer: { address(): { port: number } } }>;
  };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Library;
const server = Server({ games: [threeInARow], origins: ['http://localhost'] });
const { appServer } = await server.run(0);
process.send?.(`http://127.0.0.1:${appServer.address().port}`);
