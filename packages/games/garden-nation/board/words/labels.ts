import type { StageLabels } from '@potager/boardkit';
import type { Mission, Project } from '../../rules/components.ts';
import type { Names } from '../../words/make-words.ts';
import type { Clan } from '../pieces.ts';
import type { Explained } from './explained.ts';

/** Moves that are left to somebody who cannot build. */
export type Otherwise = 'abandon' | 'invade' | 'move' | 'on' | 'idle';

/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly names: Names;
  readonly explained: Explained;
  readonly stage: StageLabels;
  readonly clans: { readonly [id in Clan['id']]: string };
  /** What the parts of the board are called. */
  readonly garden: string;
  readonly choices: string;
  readonly clansTitle: string;
  readonly projectsTitle: string;
  readonly missionsTitle: string;
  readonly populationTitle: string;
  readonly pointsTitle: string;
  readonly territoriesTitle: string;
  readonly controlTitle: string;

  readonly territory: (number: number) => string;
  readonly area: (name: string) => string;
  readonly bramble: string;
  readonly value: (value: number) => string;
  readonly empty: string;
  /** A bramble whose land comes from a token. */
  readonly token: string;
  readonly building: (owner: string | undefined, floors: number, roof: boolean) => string;
  readonly torticraneHere: string;
  readonly changed: string;
  readonly canBuild: (cost: number) => string;
  readonly canAbandon: (gain: number) => string;
  readonly canInvade: (cost: number) => string;
  readonly canMoveRoof: string;

  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly actionsLeft: (count: number) => string;
  readonly chooseMissions: string;
  readonly keepChosen: (count: number) => string;
  readonly waitingForMissions: (names: readonly string[]) => string;
  readonly chooseProject: string;
  readonly chooseNext: string;
  readonly isOver: string;
  readonly chooseAnywhere: string;
  readonly chooseIn: (territory: number) => string;
  readonly nothingIn: (territory: number) => string;
  readonly again: string;
  readonly round: (number: number) => string;
  readonly lastRound: string;

  readonly build: string;
  readonly buildLand: (land: string) => string;
  readonly addFloor: string;
  readonly abandon: string;
  readonly invade: string;
  readonly moveRoof: (from: string, to: string) => string;
  readonly moveTo: (territory: number) => string;
  /** The same beside a picture of the torticrane. */
  readonly craneTo: (territory: number) => string;
  readonly goOn: (territory: number) => string;
  readonly idle: string;
  readonly complete: string;
  readonly decline: string;
  readonly keep: string;
  readonly cancel: string;
  readonly ploy: string;
  readonly ploys: (left: number) => string;

  readonly spendsPloy: (left: number) => string;
  readonly ownerGets: (name: string, gain: number, floors: number) => string;
  /** What the viewer's missions would bring more or less, and then bring, if the game ended. */
  readonly missionsChange: (change: number, then: number) => string;
  readonly getsRoof: string;
  readonly roofPloy: string;
  readonly roofsToMove: (count: number) => string;
  readonly noRoofToMove: string;
  readonly touchRoof: string;
  readonly touchForRoof: string;
  readonly touchRoofAgain: string;
  readonly invadePloy: string;
  readonly toInvade: (count: number, from: number) => string;
  readonly nothingToInvade: string;
  readonly touchToInvade: string;
  /** Where one floor would complete a project; whether one of them can be had with this action. */
  readonly projectPlaces: (areas: readonly string[], isNow: boolean) => string;
  /** What can be built in place of what cannot. */
  readonly instead: (territory: number, areas: number, from: number) => string;
  /** What can be done where nothing can be built; `next` is where one may go on. */
  readonly otherwise: (ways: readonly Otherwise[], next: number) => string;
  /** What whoever plays next would find there: how many areas, and the cheapest. */
  readonly nextFinds: (territory: number, areas: number, from: number) => string;
  readonly letPlay: (name: string) => string;
  readonly threeInARow: (name: string) => string;
  /** By how many floors somebody leads, in a narrow place. */
  readonly ahead: (margin: number) => string;

  readonly pays: (cost: number, left: number) => string;
  readonly gains: (gain: number, then: number) => string;
  readonly goesTo: (territory: number) => string;
  readonly completes: (projects: readonly string[]) => string;
  readonly willHold: (holders: readonly string[], territory: number) => string;
  readonly beginsLastRound: string;
  readonly nextUp: (who: string | undefined, territory: number, areas: number, from: number) => string;
  readonly nextStuck: (who: string | undefined, territory: number) => string;
  readonly playsNext: (name: string, actions: number) => string;

  readonly population: (count: number) => string;
  readonly points: (count: number) => string;
  readonly pointsSoFar: (count: number) => string;
  readonly floorsLeft: (count: number) => string;
  readonly ploysLeft: (count: number) => string;
  readonly taken: (count: number) => string;
  readonly you: string;
  readonly first: string;
  readonly hasPlayed: string;
  readonly isPlaying: string;
  readonly toPlay: string;
  /** Of the figures in a clan's row. */
  readonly explain: (name: string) => string;
  readonly winner: string;

  readonly deckLeft: (count: number) => string;
  readonly roofsLeft: (count: number) => string;
  readonly tokensLeft: (land: string, count: number) => string;
  readonly heldBy: (name: string, margin: number) => string;
  readonly sharedBy: (names: readonly string[]) => string;
  readonly heldByNobody: string;
  readonly projectText: (project: Project) => string;
  readonly missionText: (mission: Mission) => string;
  readonly missing: (place: string, floors: number) => string;
}
