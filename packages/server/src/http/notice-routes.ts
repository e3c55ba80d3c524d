import type { Notices } from '@potager/table';
import { openRoute, type Route } from './route.ts';
import type { Site } from './site.ts';

/** For pages without a socket; the others are told as soon as something changes. */
export const makeNoticeRoutes = ({ moderation }: Site): readonly Route[] => [
  openRoute({
    method: 'GET',
    path: '/notices',
    summary: 'What everyone is told by whoever runs the server',
    gives: 'Notices',
    run: (): Notices => moderation.board.notices,
  }),
];
