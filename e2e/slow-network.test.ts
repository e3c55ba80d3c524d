import { createServer, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens, TestSite } from './test-site.ts';

const PAGES = ['/', '/rules/eden'];

type Slowness = 'none' | 'body' | 'head' | 'broken' | 'gone';

let site: TestSite;
let line: Server;
let slowness: Slowness = 'none';

/** A line to the real server that can be slow in every way a line can be. */
beforeAll(async () => {
  site = await TestSite.open();
  line = createServer((request, response) => {
    const { url: path = '/', method, headers } = request;
    const isPage = PAGES.includes(path);
    const through = ask(new URL(path, site.address), { method, headers }, (answer) => {
      const { statusCode = 500, headers: given } = answer;
      const { 'content-length': _length, ...rest } = given;
      if (!isPage || slowness === 'none') {
        response.writeHead(statusCode, rest);
        answer.pipe(response);
      } else spoil(response, statusCode, rest);
    });
    through.on('error', () => response.destroy());
    request.pipe(through);
  });
  await new Promise<void>((resolve) => {
    line.listen(0, '127.0.0.1', resolve);
  });
});

function spoil(response: ServerResponse, status: number, headers: NodeJS.Dict<string | string[]>): void {
  if (slowness === 'gone') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  else if (slowness !== 'head') {
    response.writeHead(status, headers);
    response.write('<!doctype html><title>Half a page</title>');
    if (slowness === 'broken') setTimeout(() => response.destroy(), 100);
  }
  // Whatever else would come never does.
}

afterAll(async () => {
  line.closeAllConnections();
  line.close();
  await site.close();
});

test('what is kept is shown whenever the network is slow: head, body, or cut off in between', async () => {
  const address = `http://localhost:${String((line.address() as AddressInfo).port)}`;
  const { page, end } = await site.visit({ ...screens.desktop, address, serviceWorkers: 'allow' });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.reload();
  for (const slow of ['body', 'head', 'broken', 'gone'] as const) {
    slowness = slow;
    await page.goto(`${address}/rules/eden`);
    await page.getByRole('heading', { level: 1, name: /Eden/ }).waitFor();
    await page.goto(address);
    const play = page.getByRole('button', { name: 'Play now against bots · Eden' });
    await play.waitFor();
    expect(await play.isEnabled()).toBe(true);
  }
  await end();
});
