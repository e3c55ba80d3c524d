import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '../start-error.ts';

/** The addresses that the page itself finds its way to. */
const PAGE_PATHS = [
  '/t/*',
  '/table/*',
  '/here/*',
  '/play/*',
  '/games',
  '/watch',
  '/rules/*',
  '/learn/*',
  '/practise',
  '/practise/*',
  '/settings',
  '/host',
  '/lobby',
  '/me',
];

/** The built page: its files, and index.html for its own addresses. */
export function addPage(app: FastifyInstance, pageFolder: string): void {
  if (!existsSync(join(pageFolder, 'index.html'))) {
    throw new StartError(`There is no built page in ${pageFolder}. "npm start" builds it.`);
  }
  app.register(fastifyStatic, {
    root: pageFolder,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build lays compressed copies beside its texts.
    preCompressed: true,
    setHeaders: setCaching,
  });
  for (const path of PAGE_PATHS) app.get(path, async (_request, reply) => reply.sendFile('index.html'));
}

/** Someone who looks for a page that is not there is told so by the page itself. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|assets|metrics)\b/.test(url) && headers.accept?.includes('text/html') === true;

/** Names under assets/ carry a hash of their content and never change; everything else is asked for anew. */
function setCaching(reply: FastifyReply, path: string): void {
  const isHashed = path.includes('/assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
