import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings } from '../settings.ts';
import { type GivenSettings, type RunningServer, serve, type World } from '../serve.ts';
import { TestClient } from './test-client.ts';
import { type StartedBy, TestProcess } from './test-process.ts';

/** For tests: a real server on a free port with data of its own, and real clients of it. */
export class TestServers {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'potager-server-'));
  private readonly running: RunningServer[] = [];
  private readonly clients: TestClient[] = [];
  private readonly processes: TestProcess[] = [];

  get settings(): GivenSettings {
    const pageFolder = join(this.folder, 'page');
    mkdirSync(join(pageFolder, 'assets'), { recursive: true });
    writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Potager</title>');
    return {
      host: '127.0.0.1',
      port: 0,
      isPortChosen: true,
      dataFolder: join(this.folder, 'data'),
      pageFolder,
      logLevel: 'silent',
      bots: { threads: 1, pace: 0 },
      // A busy machine takes long for everything, which is nobody's fault.
      limits: {
        ...parseSettings({ argv: [], env: {}, pageFolder }).limits,
        workPerPerson: 1_000_000,
        workPerAddress: 1_000_000,
      },
    };
  }

  async start(changes: Partial<GivenSettings> = {}, world: Partial<World> = {}): Promise<RunningServer> {
    const server = await serve({ ...this.settings, ...changes }, world);
    this.running.push(server);
    return server;
  }

  async stop(server: RunningServer): Promise<void> {
    this.running.splice(this.running.indexOf(server), 1);
    await server.stop();
  }

  /** A guest of this name. */
  async guest(address: string, name: string): Promise<TestClient> {
    const client = new TestClient(address);
    await client.call('POST', '/guest', { name });
    this.clients.push(client);
    return client;
  }

  /** Somebody who can sign in elsewhere too; their id. */
  async account(address: string, name: string): Promise<{ readonly client: TestClient; readonly id: string }> {
    const client = await this.guest(address, name);
    await client.call('POST', '/recovery/new');
    return { client, id: await client.id() };
  }

  /** A server in a process of its own; resolves when it listens. */
  async spawn(...flags: readonly string[]): Promise<TestProcess> {
    return this.spawnBy({}, ...flags);
  }

  /** The same, started in another way. */
  async spawnBy(by: StartedBy, ...flags: readonly string[]): Promise<TestProcess> {
    const { dataFolder, pageFolder } = this.settings;
    const own = ['--port', '0', '--host', '127.0.0.1', '--data', dataFolder, '--page', pageFolder];
    const server = await TestProcess.start([...own, ...flags], by);
    this.processes.push(server);
    return server;
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.splice(0).map((server) => server.kill('SIGKILL')));
    for (const client of this.clients.splice(0)) client.hangUp();
    await Promise.all(this.running.splice(0).map((server) => server.stop()));
    rmSync(this.folder, { recursive: true });
  }
}

/** For those who play faster than people do. */
export const NO_LIMITS = {
  connections: 1000,
  connectionsPerPerson: 10,
  connectionsPerAddress: 1000,
  messagesPerSecond: 1_000_000,
  requestsPerSecond: 1_000_000,
  tablesPerPerson: 10,
  workPerPerson: 1_000_000,
  workPerAddress: 1_000_000,
};
