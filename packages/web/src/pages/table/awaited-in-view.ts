import { NOBODY, type SeatSet } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import type { Session } from '../../client/session.ts';
import { makeViewRules, type ViewRules } from './view-rules.ts';

/** The rules, asked of what is in view: the present, a step of what is being shown, or an earlier moment. */
export function useViewRules(session: Session): ViewRules {
  const { game } = session.loaded as LoadedGame;
  const view = session.moment.value?.view ?? session.playback.shown.value.view;
  const viewer = session.viewer.value;
  return useMemo(() => makeViewRules(game, view, viewer), [game, view, viewer]);
}

/** On whom the game waits in what is in view: the bar and the board light the same players. */
export function awaitedInView(session: Session, rules: ViewRules): SeatSet {
  const moment = session.moment.value;
  if (moment !== undefined) return moment.turnStatus.awaited;
  if (session.playback.isBehind.value) return rules.awaited();
  const { info, turnStatus } = session.mirror.value as Mirror;
  return info.status === 'over' ? NOBODY : turnStatus.awaited;
}
