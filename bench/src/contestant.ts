import { parentPort, workerData } from 'node:worker_threads';
import { registry } from '@potager/games/registry';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import type { Game } from '@potager/kernel';
import { clientContestant, reducerContestant } from './boardgame-io.ts';
import { gardenContestant } from './garden.ts';
import { kernelContestant } from './kernel-games.ts';
import type { Contestant, Role, RoundResult } from './rounds.ts';

/** The worker of one contestant: told how many milliseconds to play, it answers with what it played. */
async function become({ plays }: Role): Promise<Contestant> {
  if (plays === 'client') return clientContestant();
  if (plays === 'reducer') return reducerContestant();
  if (plays === 'gardens') return gardenContestant(await findGame('gardlings'));
  return kernelContestant(await findGame(plays.game), plays.seats);
}

async function findGame(wanted: string): Promise<Game> {
  const entry = [...registry, threeInARow].find(({ name }) => name === wanted);
  if (entry === undefined) throw new Error(`no game is called ${wanted}`);
  return (await entry.rules()).game;
}

function playRound(contestant: Contestant, milliseconds: number): RoundResult {
  const begun = performance.now();
  const played = contestant.play(begun + milliseconds);
  return { ...played, seconds: (performance.now() - begun) / 1000 };
}

const contestant = await become(workerData as Role);
parentPort?.on('message', (milliseconds: number) => parentPort?.postMessage(playRound(contestant, milliseconds)));
