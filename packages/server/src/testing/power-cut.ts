import { Worker } from 'node:worker_threads';
import { type GivenSettings, serve } from '../serve.ts';

/**
 * For tests: a server in a process of its own where somebody deletes themselves, or signs in with a recovery code where
 * one is given, and the power fails right before one of the times that something is handed to the thread that writes:
 * whatever was to be written before that is, and nothing else. It ends by itself only where there are fewer.
 */
const [settings, cookie, point, code] = process.argv.slice(2) as [string, string, string, string?];

const server = await serve(JSON.parse(settings) as GivenSettings);
failAt(Number(point));
if (code === undefined) await fetch(`${server.address}/api/me`, { method: 'DELETE', headers: { cookie } });
else {
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(`${server.address}/api/recovery`, { method: 'POST', headers, body: JSON.stringify({ code }) });
}
process.exit(0);

function failAt(fatal: number): void {
  let points = 0;
  // What a server writes by itself before that does not count.
  let hasBegun = false;
  const post = Reflect.get(Worker.prototype, 'postMessage');
  Worker.prototype.postMessage = function (this: Worker, page: object) {
    hasBegun ||= /addLeaver|addMerge/.test(JSON.stringify(page));
    if (hasBegun && Array.isArray(page) && points++ === fatal) process.kill(process.pid, 'SIGKILL');
    post.call(this, page);
  };
}
