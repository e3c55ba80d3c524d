import { DatabaseSync } from 'node:sqlite';
import { type GivenSettings, serve } from '../serve.ts';

/**
 * For tests: a server in a process of its own where somebody deletes themselves, and the power fails right before one
 * of the times that the main thread changes what is on the disk: whatever was to be written before that is, and nothing
 * else. It ends by itself only where there are fewer.
 */
const [settings, cookie, point] = process.argv.slice(2) as [string, string, string];

const { address } = await serve(JSON.parse(settings) as GivenSettings);
failAt(Number(point));
await fetch(`${address}/api/me`, { method: 'DELETE', headers: { cookie } });
process.exit(0);

function failAt(fatal: number): void {
  let points = 0;
  const exec = Reflect.get(DatabaseSync.prototype, 'exec');
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql) {
    const isPoint = sql === 'COMMIT' || sql.includes('checkpoint');
    if (isPoint && points++ === fatal) process.kill(process.pid, 'SIGKILL');
    exec.call(this, sql);
  };
}
