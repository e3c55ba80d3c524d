import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { JournalLine } from './journal.ts';

const fileOf = ({ project, relativeModuleId }: TestModule): string => `[${project.name}] ${relativeModuleId}`;

/**
 * Tells the test runner what happens as it happens: vitest's own JSON comes only at the end, too late for progress and
 * for a run that is cut short.
 */
export default class JournalReporter implements Reporter {
  private readonly path = process.env['POTAGER_JOURNAL'];

  onTestModuleQueued(module: TestModule): void {
    this.write({ event: 'start', file: fileOf(module), at: Date.now() });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const why = errors?.map(({ message }) => message).join('; ');
    this.write({ event: 'test', file: fileOf(test.module), name: test.fullName, state, ...(why && { why }) });
  }

  onTestModuleEnd(module: TestModule): void {
    this.write({ event: 'end', file: fileOf(module), at: Date.now(), state: module.state() });
  }

  private write(line: JournalLine): void {
    if (this.path !== undefined) appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}
