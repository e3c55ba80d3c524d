import { type Action, ACTIONS, type ActionName } from '../admin/actions.ts';
import type { Route } from './route.ts';
import type { Site } from './site.ts';

/** What hosts can do to keep order, for the accounts named in the settings; to everybody else these are not there. */
export const makeHostRoutes = ({ actions }: Site): readonly Route[] =>
  (Object.entries(ACTIONS) as [ActionName, Action][]).map(([name, { summary, gives, input }]) => ({
    method: 'POST',
    path: `/host/${name}`,
    summary,
    gives,
    needs: 'admin',
    body: input,
    problems: ['notFound', 'over', 'shielded'],
    run: ({ body, caller: { address } }, visitor) =>
      actions.run(name, body, { address, ...(visitor && { admin: visitor.id }) }),
  }));
