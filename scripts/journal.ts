/** One line of what the journal reporter writes while vitest runs. */
export type JournalLine =
  | { event: 'start'; file: string; at: number }
  | { event: 'test'; file: string; name: string; state: 'passed' | 'failed' | 'skipped'; why?: string }
  | { event: 'end'; file: string; at: number; state: string };

/** What a test run has come to so far. */
export interface Tally {
  passed: number;
  /** Failed tests, skipped ones (nothing is skipped in silence), and files that failed outside of their tests. */
  failed: number;
  /** A sentence each for the failures that vitest's own output would not show as such. */
  remarks: string[];
  /** A line each for the tests that failed: where a run is cut short, vitest itself tells nothing of them. */
  failures: string[];
  /** Files begun and not ended. */
  running: string[];
  /** Files by duration, longest first; a running one counts up to now. */
  slowest: { file: string; seconds: number }[];
}

interface FileState {
  file: string;
  began: number;
  ended: number | undefined;
  failed: number;
}

export const parseJournal = (text: string): JournalLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JournalLine);

export function makeTally(lines: readonly JournalLine[], now: number): Tally {
  const tally: Tally = { passed: 0, failed: 0, remarks: [], failures: [], running: [], slowest: [] };
  const files = new Map<string, FileState>();
  for (const line of lines) {
    if (line.event === 'start') {
      files.set(line.file, { file: line.file, began: line.at, ended: undefined, failed: 0 });
      continue;
    }
    const state = files.get(line.file);
    if (state === undefined) throw new Error(`The journal ends ${line.file} without a start`);
    if (line.event === 'test') countTest(tally, state, line);
    else endFile(tally, state, line);
  }
  tally.running = [...files.values()].filter((state) => state.ended === undefined).map((state) => state.file);
  tally.slowest = [...files.values()]
    .map(({ file, began, ended }) => ({ file, seconds: ((ended ?? now) - began) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds);
  return tally;
}

/** A test may be skipped only where its name says what it needs and the machine lacks. */
const NEEDS = /\(needs [^)]+\)/;

function countTest(tally: Tally, file: FileState, line: JournalLine & { event: 'test' }): void {
  if (line.state === 'passed') {
    tally.passed++;
    return;
  }
  if (line.state === 'skipped' && NEEDS.test(line.name)) {
    tally.remarks.push(`skipped: ${line.file} ${line.name}`);
    return;
  }
  tally.failed++;
  file.failed++;
  if (line.state === 'failed')
    tally.failures.push(`failed: ${line.file} ${line.name}: ${line.why ?? 'no reason given'}`);
  if (line.state === 'skipped') tally.remarks.push(`skipped, which counts as failed: ${line.file} ${line.name}`);
}

function endFile(tally: Tally, file: FileState, line: JournalLine & { event: 'end' }): void {
  file.ended = line.at;
  if (line.state !== 'failed' || file.failed > 0) return;
  tally.failed++;
  tally.remarks.push(`failed to load, or outside of its tests: ${line.file}`);
}
