import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentName, settingList } from '../packages/server/src/settings-table.ts';
import { parseSettings } from '../packages/server/src/settings.ts';
import { root } from './workspace.ts';

const containerfile = readFileSync(join(root, 'Containerfile'), 'utf8');
/** One a line, with what was continued. */
const steps = containerfile
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const settingNames = new Set(settingList.map(([name]) => environmentName(name)));

interface Compose {
  readonly services: { readonly potager: Service };
  readonly volumes: object;
}

interface Service {
  readonly build: { readonly context: string; readonly dockerfile: string };
  readonly environment: Record<string, string>;
  readonly volumes: readonly string[];
  readonly read_only: boolean;
  readonly healthcheck: { readonly test: readonly string[] };
}

const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as Compose;

test('what the Containerfile takes from the project is there', () => {
  const taken = steps.flatMap((step) => /^COPY (?:--from=build )?(\S+) /.exec(step)?.[1] ?? []);
  const own = taken.map((path) => path.replace(/^\/app\//, '')).filter((path) => !path.startsWith('/') && path !== '.');
  expect(own).toEqual(['package.json', 'node_modules', 'packages']);
  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(existsSync(join(root, 'packages/cli/bin/potager.mjs'))).toBe(true);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const ran = [...containerfile.matchAll(/npm run (\w+)/g)].map(([, name]) => name);
  expect(ran).toEqual(['build']);
  expect(scripts).toMatchObject({ build: expect.any(String) as string });
  const { name } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8')) as { name: string };
  expect(containerfile).toContain(`--workspace ${name} `);
});

test('the container runs as nobody in particular, and stops when it is asked to', () => {
  const last = (word: string): string | undefined => steps.findLast((step) => step.startsWith(`${word} `));
  expect(last('USER')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
  expect(last('STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM');
  expect(steps.findLastIndex((step) => step.startsWith('RUN '))).toBeLessThan(
    steps.findIndex((step) => step.startsWith('USER ')),
  );
});

test('Containerfile and compose file name settings that the server has, and values it takes', () => {
  const inFile = [...containerfile.matchAll(/\b(POTAGER_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  const env = { ...Object.fromEntries(inFile), ...compose.services.potager.environment } as Record<string, string>;
  expect(Object.keys(env).length).toBeGreaterThan(4);
  expect(Object.keys(env).filter((name) => !settingNames.has(name))).toEqual([]);
  const settings = parseSettings({ argv: [], env, pageFolder: '/' });
  expect(settings).toMatchObject({
    port: 8080,
    dataFolder: '/data',
    trustProxy: true,
    backups: { folder: '/backups' },
  });
});

test('the compose file keeps what has to be kept, and nothing else can be written', () => {
  const { build, volumes, read_only: isReadOnly, healthcheck } = compose.services.potager;
  expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true);
  expect(volumes.map((volume) => volume.split(':')[1])).toEqual(['/data', '/backups']);
  expect(volumes.map((volume) => volume.split(':')[0])).toEqual(Object.keys(compose.volumes));
  expect(steps).toContain(`VOLUME ${JSON.stringify(['/data', '/backups']).replace(',', ', ')}`);
  expect(isReadOnly).toBe(true);
  const check = steps.find((step) => step.startsWith('HEALTHCHECK ')) as string;
  expect(['CMD', ...(JSON.parse(check.slice(check.indexOf('['))) as string[])]).toEqual(healthcheck.test);
});

const podman = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', cwd: root });
  if (status !== 0) throw new Error(`podman ${args[0]}: ${stdout.slice(-1000)}${stderr.slice(-2000)}`);
  return stdout.trim();
};

const bases = [...containerfile.matchAll(/^ARG \w+=(\S+)$/gm)].map(([, name]) => name as string);
/** Not fetched for a test: that takes minutes. */
const hasBases = bases.every((base) => spawnSync('podman', ['image', 'exists', base]).status === 0);

test.skipIf(!hasBases)(
  'the container is built, runs with nothing but its volumes to write to, and stops in peace (needs podman with the ' +
    'base images)',
  { timeout: 600_000 },
  async () => {
    const image = 'localhost/potager-test';
    const volume = `potager-test-${process.pid}`;
    podman('build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--tag', image, '.');
    const port = await findPort();
    const limits = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1000:1000'];
    const safe = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
    const env = ['--env', `POTAGER_PORT=${port}`, '--env', 'POTAGER_BACKUP_FOLDER=/backups'];
    const volumes = ['--volume', `${volume}:/data`];
    const id = podman('run', '--detach', '--network', 'host', ...limits, ...safe, ...env, ...volumes, image);
    try {
      const ask = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      const isUp = async () => (await ask('/healthz').catch(() => undefined))?.status;
      await expect.poll(isUp, { timeout: 30_000 }).toBe(200);
      expect(await (await ask('/')).text()).toContain('<script');
      const readBackup = async () => (await ask('/healthz')).json();
      await expect.poll(readBackup, { timeout: 30_000 }).toMatchObject({ backup: { ok: true } });
      expect(podman('exec', id, 'id', '-u')).toBe('10001');
      expect(podman('exec', id, 'potager', 'backup', '/backups/now.sqlite')).toContain('0 tables');
      podman('stop', '--time', '20', id);
      expect(podman('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0');
      expect(podman('logs', id)).toContain('Potager has stopped.');
    } finally {
      podman('rm', '--force', '--volumes', id);
      podman('volume', 'rm', '--force', volume);
      podman('rmi', '--force', image);
    }
  },
);

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
