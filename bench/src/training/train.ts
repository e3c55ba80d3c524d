/**
 * `npm run train -- GAME`: a network learns to play a game from nothing but its rules, by playing against itself. What
 * was learnt so far is kept in the folder, and the next run goes on from there; with one thread the same seed gives the
 * same network.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { FastRandom } from '@potager/kernel';
import { type Course, Progress } from './course.ts';
import { Learner } from './learner.ts';
import { makeNetworkFile } from './network-file.ts';
import { findPupil, type Pupil } from './pupil.ts';

const HELP = `npm run train -- GAME [--seats N] [--games N] [--threads N] [--seed N] [--from N] [--folder PATH]

  GAME         a game with bot/features.ts
  --seats N    how many play (default 2)
  --games N    how many games, those of earlier runs in the same folder included (default 20000)
  --threads N  how many games at once (default 1)
  --seed N     the same seed gives the same network, as long as there is one thread (default 1)
  --from N     begin with what was learnt with N seats
  --folder P   where the network and what is needed to go on are written (default data/training)`;

/** Losses told by the threads, and how often what was learnt is written down. */
const LOSSES_TOLD = 4;

const workerFile = new URL('training-worker.ts', import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '20000' },
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string' },
    folder: { type: 'string', default: 'data/training' },
  },
});

const [name] = positionals;
if (name === undefined) console.log(HELP);
else await train(await findPupil(name));

async function train(pupil: Pupil): Promise<void> {
  const course: Course = {
    game: pupil.game.name,
    seats: Number(values.seats),
    layers: [pupil.features.size, 64, 32],
    seed: Number(values.seed),
    games: Number(values.games),
  };
  mkdirSync(values.folder, { recursive: true });
  const progress = resume(pupil, course);
  const begun = performance.now();
  const before = progress.games;
  const losses: number[] = [];
  const save = (): void => {
    writeFileSync(keptFile(course), new Uint8Array(progress.buffer));
    writeFileSync(networkFile(course), `${JSON.stringify(makeNetworkFile(course, pupil.game.rules, progress))}\n`);
  };
  const tell = (loss: number): void => {
    losses.push(loss);
    if (losses.length < LOSSES_TOLD) return;
    const games = Math.min(progress.games, course.games);
    const line = [games, mean(losses).toFixed(4), Math.round((performance.now() - begun) / 1000)];
    writeFileSync(curveFile(course), `${line.join('\t')}\n`, { flag: 'a' });
    console.log(`${line[0]} of ${course.games} games, loss ${line[1]}, ${line[2]} s`);
    losses.length = 0;
    save();
  };
  await Promise.all(
    Array.from({ length: Number(values.threads) }, (_, thread) => {
      const worker = new Worker(workerFile, { workerData: { course, buffer: progress.buffer, thread } });
      worker.on('message', tell);
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      });
    }),
  );
  progress.settle(course.games);
  save();
  const seconds = (performance.now() - begun) / 1000;
  const kilobytes = gzipSync(readFileSync(networkFile(course))).length / 1000;
  console.log(
    `${course.games - before} games in ${Math.round(seconds)} s; ${networkFile(course)}, ${kilobytes.toFixed(0)} kB compressed`,
  );
}

/** What was learnt before, with these or with fewer seats; else a network that knows nothing. */
function resume({ features }: Pupil, course: Course): Progress {
  const progress = new Progress(course);
  const learner = new Learner(course, progress);
  if (existsSync(keptFile(course))) {
    new Uint8Array(progress.buffer).set(readFileSync(keptFile(course)));
  } else if (values.from !== undefined) {
    const fewer = { ...course, seats: Number(values.from) };
    const theirs = new Progress(fewer);
    new Uint8Array(theirs.buffer).set(readFileSync(keptFile(fewer)));
    learner.beginFrom(new Learner(fewer, theirs), features.bySeat);
  } else learner.begin(new FastRandom(course.seed, 0));
  return progress;
}

function fileOf({ game, seats }: Course, ending: string): string {
  return path.join(values.folder, `${game}-${seats}.${ending}`);
}

function keptFile(course: Course): string {
  return fileOf(course, 'kept');
}

function networkFile(course: Course): string {
  return fileOf(course, 'json');
}

function curveFile(course: Course): string {
  return fileOf(course, 'tsv');
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length;
}
