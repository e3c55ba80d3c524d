import { setTimeout as sleep } from 'node:timers/promises';
import { Bystanders } from './bystanders.ts';
import { allowances } from './attacks/allowances.ts';
import { botCrowds } from './attacks/bot-crowds.ts';
import { clocks } from './attacks/clocks.ts';
import { clubs } from './attacks/club.ts';
import { connections } from './attacks/connections.ts';
import { delays } from './attacks/delays.ts';
import { floods } from './attacks/floods.ts';
import { lookingBack } from './attacks/looking-back.ts';
import { names } from './attacks/names.ts';
import { order } from './attacks/order.ts';
import { storage } from './attacks/storage.ts';
import type { Attack, Finding } from './finding.ts';
import { Target, TargetFolder } from './target.ts';

const ATTACKS: readonly Attack[] = [
  ...clocks,
  ...clubs,
  ...lookingBack,
  ...floods,
  ...connections,
  ...botCrowds,
  ...allowances,
  ...delays,
  ...names,
  ...order,
  ...storage,
];

/** However busy the machine is, nobody else may wait longer than this. */
const LONGEST_WAIT_MS = 2000;
const LONGEST_ATTACK_MS = 120_000;

/**
 * Attacks a server as strangers would, each time a new one with the settings it comes with, on loopback and bounded in
 * count and time; prints what held. `npm run bench -- attack [WORD]` runs those with the word in their name; with
 * `POTAGER_PROGRAM=…/packages/cli/bin/potager.mjs` another version is attacked, to see whether an attack would have
 * been noticed.
 */
export async function attack(): Promise<void> {
  const word = process.argv[3] ?? '';
  const chosen = ATTACKS.filter(({ name }) => name.includes(word));
  let broken = 0;
  for (const one of chosen) {
    const findings = await attempt(one);
    console.log(`\n${one.name}`);
    for (const { what, figure, holds } of findings) {
      console.log(`  ${holds ? 'held  ' : 'BROKEN'}  ${what}${figure === '' ? '' : ` (${figure})`}`);
    }
    broken += findings.filter(({ holds }) => !holds).length;
  }
  console.log(`\n${chosen.length} attacks: ${broken === 0 ? 'everything held' : `${broken} things broke`}`);
  if (broken > 0) process.exitCode = 1;
}

async function attempt(one: Attack): Promise<readonly Finding[]> {
  const folder = new TargetFolder();
  /** What has to end with the attack, however it goes. */
  const open: { end(): Promise<unknown> }[] = [];
  const start = async (more: object = {}): Promise<Target> => {
    const target = await Target.start({ folder, ...(one.flags ? { flags: one.flags } : {}), ...more });
    open.push(target);
    return target;
  };
  try {
    const late = sleep(LONGEST_ATTACK_MS, undefined, { ref: false }).then((): Finding[] => [
      { what: 'the attack comes to an end', figure: `${LONGEST_ATTACK_MS / 1000} s were not enough`, holds: false },
    ]);
    const watch = async (target: Target): Promise<Bystanders> => {
      const bystanders = await Bystanders.watch(target);
      open.push({ end: async () => bystanders.leave() });
      return bystanders;
    };
    return await Promise.race([run(one, start, watch), late]);
  } catch (error) {
    return [{ what: 'the attack can be made', figure: (error as Error).message.slice(0, 300), holds: false }];
  } finally {
    await Promise.all(open.map((each) => each.end()));
    folder.remove();
  }
}

async function run(
  one: Attack,
  start: (more?: object) => Promise<Target>,
  watch: (target: Target) => Promise<Bystanders>,
): Promise<readonly Finding[]> {
  const target = await start();
  if (one.isAlone) return one.run(target, start);
  const bystanders = await watch(target);
  const findings = await one.run(target, start);
  const waits = await bystanders.end();
  return [
    ...findings,
    {
      what: `nobody else waits long: health, and moves of two who play`,
      figure: `at most ${waits.health.toFixed(0)} and ${waits.move.toFixed(0)} ms, ${waits.moves} moves`,
      holds: waits.health < LONGEST_WAIT_MS && waits.move < LONGEST_WAIT_MS && waits.moves > 0,
    },
    { what: 'the server runs', figure: `${target.memory().toFixed(0)} MB`, holds: target.isRunning },
  ];
}
