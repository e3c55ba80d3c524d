import { setInterval } from 'node:timers';
import type { CommandResult } from './command.ts';
import { interrupt } from './interrupt.ts';

/** What a stage came to, in tests; a stage that is no test run counts as one. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown in full if anything failed. */
  readonly output: string;
}

/** One part of the test command. */
export interface Stage {
  readonly name: string;
  run(signal: AbortSignal): Promise<StageResult>;
  /** What to say of a run under way. */
  progress?(): string;
}

const heartbeatMs = 10_000;

/** A stage that passes or fails as a whole. */
export const makeStage = (name: string, command: (signal: AbortSignal) => Promise<CommandResult>): Stage => ({
  name,
  run: async (signal) => {
    const { code, output } = await command(signal);
    return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
  },
});

/** An interrupted run is not judged. */
const nothing: StageResult = { passed: 0, failed: 0, output: '' };

/** Runs a stage and tells about it in plain lines, a terminal or not. */
async function runStage(stage: Stage, signal: AbortSignal): Promise<StageResult> {
  if (interrupt.aborted) return nothing;
  if (signal.aborted) {
    say(stage, `FAILED   not run: ${reasonOf(signal)}`);
    return { passed: 0, failed: 1, output: '' };
  }
  const began = performance.now();
  const elapsed = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  say(stage, 'started');
  const heartbeat = setInterval(() => say(stage, `… ${elapsed()} ${stage.progress?.() ?? ''}`.trimEnd()), heartbeatMs);
  const result = await stage.run(signal).finally(() => clearInterval(heartbeat));
  if (interrupt.aborted) return nothing;
  const cut = signal.aborted ? `   stopped: ${reasonOf(signal)}` : '';
  if (result.failed === 0 && cut === '') {
    say(stage, `ok       ${elapsed()}${result.passed > 1 ? `, ${String(result.passed)} passed` : ''}`);
    return result;
  }
  const failed = Math.max(result.failed, 1);
  say(stage, `FAILED   ${elapsed()}, ${String(result.passed)} passed, ${String(failed)} failed${cut}`);
  console.log(`\n${result.output.trim()}\n`);
  return { ...result, failed };
}

/** Runs stages in their order, so many at a time. */
export async function runStages(stages: readonly Stage[], atOnce: number, signal: AbortSignal): Promise<StageResult[]> {
  const results: StageResult[] = [];
  const queue = stages.values();
  const lane = async (): Promise<void> => {
    for (const stage of queue) results.push(await runStage(stage, signal));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

const reasonOf = (signal: AbortSignal): string => String(signal.reason);

const say = (stage: Stage, text: string): void => console.log(`${stage.name.padEnd(10)} ${text}`);
