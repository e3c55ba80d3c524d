import type { AuditLine } from '@potager/table';
import * as v from 'valibot';
import { describeIssue } from '../describe-issue.ts';
import { Problem } from '../http/problem.ts';
import { addAuditLine } from '../storage/audit-store.ts';
import type { Write } from '../storage/write.ts';
import type { Action, Actor, DeedPlan, ActionContext } from './action.ts';
import { noticeActions } from './notice-actions.ts';
import { peopleActions } from './people-actions.ts';
import { tableActions } from './table-actions.ts';

/** Everything a host can do to keep order, by the name that `potager admin` and /api/host have for it. */
export const ACTIONS = { ...tableActions, ...peopleActions, ...noticeActions } as const;

export type { Action } from './action.ts';
export type ActionName = keyof typeof ACTIONS;

export const isActionName = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

type Line = Pick<AuditLine, 'what' | 'why'> & {
  readonly about?: string;
  readonly detail?: string;
  readonly admin?: string;
};

/** The one place where they are done: what is asked for is checked, done and written into the audit log. */
export class Actions {
  private readonly context: ActionContext;

  constructor(context: ActionContext) {
    this.context = context;
  }

  /** Gives what the action gives; what is wrong is thrown as a `Problem`. */
  async run(name: ActionName, given: unknown, by: Actor): Promise<unknown> {
    const action = ACTIONS[name];
    const input = read(action, given);
    if (action.audit === 'none') return action.run(this.context, input, by);
    const line = makeLine(name, action, input, by);
    try {
      return await this.perform(action, input, by, line);
    } catch (error) {
      await this.tryToNote(line, error instanceof Problem ? error.body.error.code : 'failed');
      throw error;
    }
  }

  private async perform(action: Action, input: never, by: Actor, line: Line): Promise<unknown> {
    const { context } = this;
    const { commits } = context.storage;
    if (action.audit === 'twice') {
      await commits.commit(this.note(line, 'begun'));
      const result = await action.run(context, input, by);
      await commits.commit(this.note(line, 'done'));
      return result;
    }
    const { result, writes = [], unmet } = action.run(context, input, by) as DeedPlan;
    const isDone = await commits.commit(...writes, this.note(line, 'done'));
    if (!isDone) throw unmet ?? new Problem('failed');
    await action.after?.(context, input, by);
    return result;
  }

  private note(line: Line, result: string): Write {
    return addAuditLine({ ...line, at: this.context.world.now(), result });
  }

  /** That something was refused is no reason to fail. */
  private async tryToNote(line: Line, result: string): Promise<void> {
    const { commits } = this.context.storage;
    await commits.commit(this.note(line, result)).catch(() => commits.probe.check());
  }
}

function read(action: Action, given: unknown): never {
  const parsed = v.safeParse(action.input, given);
  if (parsed.success) return parsed.output as never;
  throw new Problem('unreadable', { detail: describeIssue(parsed.issues[0]) });
}

/** What stands in its own column is not repeated. */
function makeLine(what: ActionName, action: Action, input: never, { admin }: Actor): Line {
  const about = action.about?.(input);
  const { why = '', isSure: _isSure, ...rest } = input as { why?: string; isSure?: true };
  const more = Object.entries(rest).filter(([, value]) => value !== about);
  return {
    what,
    why,
    ...(admin === undefined ? {} : { admin }),
    ...(about === undefined ? {} : { about }),
    ...(more.length === 0 ? {} : { detail: JSON.stringify(Object.fromEntries(more)) }),
  };
}
