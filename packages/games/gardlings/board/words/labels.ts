import type { StageLabels } from '@potager/boardkit';
import type { BoardKey } from '@potager/kernel';
import type { ScoreLine, View } from '../../rules/kinds.ts';
import type { MissionName } from '../../rules/missions.ts';
import type { Creature } from '../../rules/tile-set.ts';
import type { Aid } from '../aid.ts';
import type { SoloResult } from '../solo-results.ts';
import type { Explained } from './explained.ts';

/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly explained: Explained;
  readonly stage: StageLabels;
  readonly choices: string;
  /** Which keys do what. */
  readonly keys: readonly BoardKey[];
  readonly market: string;
  readonly others: string;
  readonly missions: string;
  readonly gemSheet: string;
  readonly close: string;
  readonly total: string;
  readonly player: string;
  readonly coinsTitle: string;
  /** Without a name, the viewer's own. */
  readonly gardenOf: (name: string | undefined) => string;
  readonly openGarden: string;
  readonly round: (round: View['round']) => string;
  readonly startMarker: string;
  readonly doubleGnome: string;

  readonly gemsOf: (gems: number, target: number) => string;
  readonly gnomesOf: (gnomes: number, limit: number) => string;
  readonly coins: (coins: number) => string;
  readonly pigs: (pigs: number) => string;
  readonly dragons: (dragons: number) => string;
  readonly noGems: string;
  readonly sources: { readonly [key in ScoreLine['key']]: string };

  /** A place in the garden: column, row, quarter turns. */
  readonly at: (x: number, y: number, turns: number) => string;
  readonly lineJoins: (ends: readonly [string, string]) => string;
  readonly laidTile: (tile: string, place: string, slots: string, complete: number) => string;
  readonly completes: (gems: number) => string;

  readonly yourBuilding: string;
  readonly draw: (left: number) => string;
  readonly stop: string;
  readonly resume: string;
  readonly turn: string;
  readonly layTile: (tile: string) => string;
  readonly layHere: string;
  readonly signed: (gems: number) => string;
  readonly plusGems: (gems: number) => string;
  readonly ways: (ways: number) => string;
  /** While nothing is chosen, by how much help is wanted. */
  readonly choosePlace: { readonly [aid in Aid]: string };
  /** For whoever asks for a place. */
  readonly showPlace: string;
  readonly aid: string;
  readonly aids: { readonly [aid in Aid]: string };
  readonly aidMeanings: { readonly [aid in Aid]: string };
  readonly placesInWords: (ways: number) => string;
  readonly fitsNowhere: string;
  readonly aside: string;
  readonly look: string;
  readonly pickUp: (unicorn: string, place: string) => string;
  readonly putBack: string;
  /** With its name where there are several. */
  readonly moveUnicorn: (unicorn: string | undefined) => string;
  readonly alarmComes: (tile: string) => string;
  readonly acceptAlarm: (loses: number) => string;
  readonly alarmTitle: string;
  readonly alarmLoss: (tile: string, lost: number) => string;
  readonly ended: {
    readonly alarm: (tile: string) => string;
    readonly aside: (tile: string) => string;
    readonly stopped: (gems: number) => string;
    readonly empty: string;
  };
  /** What to do when someone gathers more gems than the viewer thought. */
  readonly stopUnless: string;
  readonly stopUnlessPassed: (gems: number) => string;
  readonly buildOnIfPassed: (gems: number) => string;
  readonly ordered: (gems: number) => string;
  readonly cancelOrder: string;
  readonly gemsToPass: string;
  readonly oneLess: string;
  readonly oneMore: string;
  readonly stillBuilding: (names: readonly string[]) => string;

  readonly bag: (tiles: number) => string;
  readonly emptyBag: string;
  readonly odds: string;
  readonly showOdds: string;
  readonly alarmOdds: (alarms: number, outOf: number) => string;
  readonly alarmLoses: (gems: number) => string;
  readonly misfitOdds: (misfits: number, outOf: number) => string;
  readonly figureOdds: (figure: string, count: number, outOf: number) => string;

  readonly victoryTile: (gems: number) => string;
  readonly supply: (coins: number) => string;
  readonly price: (gems: number) => string;
  /** On a price tag, before the figures. */
  readonly pay: string;
  readonly free: string;
  readonly emptyPile: string;
  readonly tilesLeft: (tiles: number) => string;
  readonly coinBeside: string;
  readonly cost: (gems: number, coins: number) => string;
  readonly leftOver: (gems: number, coins: number) => string;
  readonly winsCoin: string;
  /** What a creature is good for; pigs of the expert game apart. */
  readonly powers: { readonly [creature in Exclude<Creature, 'gnome' | 'mission'> | 'expertPig']: string };
  readonly yourHiring: (gems: number, coins: number) => string;
  readonly chooseAPile: string;
  readonly hire: (from: string) => string;
  readonly pigOffer: string;
  readonly takePig: string;
  readonly hires: (name: string) => string;
  readonly mutates: (name: string) => string;
  readonly yourMutation: string;
  readonly whichPig: string;
  readonly intoWhat: string;
  readonly mutateUnder: (under: string) => string;

  readonly missionTexts: { readonly [mission in MissionName]: string };
  readonly fulfilled: string;
  readonly nextMission: string;

  readonly status: {
    readonly building: string;
    readonly laying: string;
    readonly stopped: string;
    readonly done: string;
    readonly alarm: string;
    readonly hiring: string;
    readonly mutating: string;
    readonly waiting: string;
    readonly hired: (tile: string) => string;
    readonly winner: string;
    readonly over: string;
  };
  readonly roundOver: (round: number) => string;
  readonly hiredNobody: string;
  readonly nextRound: (round: number, first: string) => string;
  readonly youWin: string;
  /** While nobody has said yet who won. */
  readonly counting: string;
  readonly wins: (name: string) => string;
  readonly soloEnd: (tiles: number, medal: string) => string;
  readonly soloHistory: string;
  readonly noSolo: string;
  readonly soloBest: (tiles: number) => string;
  readonly soloVariant: (variant: Pick<SoloResult, 'expert' | 'missions'>) => string;
  readonly day: (at: number) => string;
  readonly when: string;
  readonly tilesTitle: string;
  readonly roundsTitle: string;
  readonly gemsTitle: string;
  readonly medalTitle: string;
}
