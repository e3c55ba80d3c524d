import type * as v from 'valibot';

/** Where in what was sent, and what is wrong there; `root` is what stands for all of it. */
export function describeIssue(issue: v.BaseIssue<unknown>, root = ''): string {
  const path = (issue.path ?? []).map(({ key }) => String(key).slice(0, 40)).join('.');
  const where = path === '' ? root : path;
  return `${where === '' ? '' : `${where}: `}${issue.message.slice(0, 200)}`;
}
