import { parentPort, workerData } from 'node:worker_threads';
import { playArenaGame } from './arena-game.ts';
import type { ArenaPlan } from './arena-plan.ts';

/** Plays the games whose numbers it is sent, one by one, until the arena ends it. */
const plan = workerData as ArenaPlan;
parentPort?.on('message', (game: number) => {
  void playArenaGame(plan, game).then((result) => parentPort?.postMessage(result));
});
