import type { GameEvent, Showing } from '@potager/kernel';
import type { Event } from '../rules/kinds.ts';

const SHOWING: { readonly [key in Event['key']]: Showing } = {
  kept: 'glance',
  keptUnseen: 'glance',
  turnBegan: 'with',
  craneMoved: 'step',
  roofMoved: 'step',
  movedOn: 'step',
  built: 'step',
  abandoned: 'step',
  invaded: 'step',
  idled: 'step',
  lastRoundBegan: 'step',
  projectOffered: 'with',
  projectCompleted: 'step',
  projectRevealed: 'with',
  projectDeclined: 'with',
  actionEnded: 'with',
  nextAsked: 'with',
  nextChosen: 'glance',
  territoryControlled: 'scene',
  roundBegan: 'scene',
  ended: 'step',
};

/** How an event is shown when it is played back: territory control is a scene, territory by territory. */
export const showing = (event: GameEvent): Showing => SHOWING[(event as Event).key];
