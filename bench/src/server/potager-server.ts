import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { serve } from '@potager/server';

/** The real server on a real disk; limits that would hold a driver back are lifted. */
const folder = mkdtempSync(join(process.env['POTAGER_BENCH_FOLDER'] ?? tmpdir(), 'potager-bench-'));
const pageFolder = join(folder, 'page');
mkdirSync(pageFolder);
writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Potager</title>');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const { address } = await serve({
  host: '127.0.0.1',
  port: 0,
  isPortChosen: true,
  dataFolder: join(folder, 'data'),
  pageFolder,
  limits: {
    connections: 100_000,
    connectionsPerPerson: 100,
    connectionsPerAddress: 100_000,
    messagesPerSecond: 1_000_000,
    requestsPerSecond: 1_000_000,
    tablesPerPerson: 100_000,
    workPerPerson: 1_000_000,
    workPerAddress: 1_000_000,
  },
});
process.send?.(address.replace('localhost', '127.0.0.1'));
process.once('SIGTERM', () => process.exit());
