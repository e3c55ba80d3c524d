import type { Move, Position, ReasonModule, Seat } from '@potager/kernel';
import { makeArea, parseArea } from '../rules/areas.ts';
import { missionAt, populationPoints } from '../rules/components.ts';
import { FIELDS } from '../rules/fields.ts';
import type { Majority, Preview, Upcoming } from '../rules/kinds.ts';
import type { Memory } from '../rules/memory.ts';
import { firstOf, KINDS, kindOf, packMove, secondOf } from '../rules/moves.ts';
import { listNumbers } from '../rules/number-set.ts';
import { playMove } from '../rules/play.ts';
import type { GardenNation } from '../rules/position.ts';
import { completableAt } from '../rules/projects.ts';
import type { Reason } from './kinds.ts';
import { inOrder } from './order.ts';
import { bestAmong, bestOf, withinReach } from './prospects.ts';

const { FACE_UP_SET, LAST_ROUND, PLACED, PLOYS_LEFT, POPULATION } = FIELDS;
const { ABANDON, BUILD, DECLINE, IDLE, INVADE, KEEP, MOVE, NEXT, PROJECT, ROOF } = KINDS;

/** A legal move, and what the rules foresee of it. */
interface Asked {
  readonly memory: Memory;
  readonly seat: Seat;
  readonly move: Move;
  readonly preview: Preview;
}

/** Why a seat might make a move, from what lies open and from its own missions. */
export const reasonsFor: ReasonModule['reasonsFor'] = (position: Position, seat: Seat, move: Move) => {
  const { memory } = position as GardenNation;
  return inOrder(listReasons({ memory, seat, move, preview: position.preview(seat, move) }));
};

function listReasons(asked: Asked): Reason[] {
  const { memory, move } = asked;
  switch (kindOf(move)) {
    case KEEP:
      return [compareMissions(firstOf(move), secondOf(move))];
    case PROJECT:
      return scoring(asked);
    case DECLINE:
      return [...forgoing(memory), ...goingOn(asked)];
    case NEXT:
      return choosing(asked);
    case IDLE:
      return [{ key: 'idles' }, ...goingOn(asked)];
    case MOVE:
    case ROOF:
      return [...ploys(asked), ...missions(asked), ...goingOn(asked)];
    case BUILD:
    case ABANDON:
    case INVADE:
      return acting(asked);
    default:
      return goingOn(asked);
  }
}

/** What an action in an area does there, and what follows from it. */
function acting(asked: Asked): Reason[] {
  const { memory, preview } = asked;
  const { completes = [], lastRound } = preview;
  const best = bestOf(completes);
  return [
    ...(best === null ? [] : [{ key: 'completes', projects: completes, ...best } as const]),
    ...(kindOf(asked.move) === INVADE ? ploys(asked) : []),
    ...paying(asked),
    ...missions(asked),
    ...control(asked),
    ...(lastRound === true && memory.bytes[LAST_ROUND] === 0 ? [{ key: 'lastRound' } as const] : []),
    ...goingOn(asked),
  ];
}

/** What comes and goes: inhabitants, and floors that are taken back. */
function paying({ memory, seat, move, preview }: Asked): Reason[] {
  const { cost, gain, population = 0 } = preview;
  const area = firstOf(move);
  const floors = memory.floorsAt(area);
  const reasons: Reason[] = [];
  if (kindOf(move) === INVADE) {
    reasons.push({ key: 'invades', owner: memory.ownerOf(area), floors, cost: cost ?? 0 });
  } else if (cost !== undefined) reasons.push({ key: 'costs', cost, left: population });
  if (gain !== undefined) reasons.push({ key: 'returns', floors, gain });
  const now = populationPoints(memory.ints[POPULATION + seat]!);
  const after = populationPoints(population);
  if (now !== after) reasons.push({ key: 'population', now, after });
  return reasons;
}

function missions({ preview }: Asked): Reason[] {
  const { missions: points } = preview;
  return points === undefined ? [] : [{ key: 'missions', change: points.after - points.now, after: points.after }];
}

/** What a majority brings a seat at the end of a round (GN-R5). */
const gainOf = ({ seats }: Majority, seat: Seat): number => (seats.includes(seat) ? (seats.length === 1 ? 2 : 1) : 0);

function control({ seat, preview }: Asked): Reason[] {
  const { majority, territory = 0 } = preview;
  if (majority === undefined) return [];
  const { now, after } = majority;
  const gain = gainOf(after, seat);
  const change = gain - gainOf(now, seat);
  const losers = now.seats.filter((other) => other !== seat && gainOf(after, other) < gainOf(now, other));
  if (change > 0) return [{ key: 'leads', territory, gain, from: losers }];
  return [
    ...(change < 0 ? [{ key: 'yields', territory, gain } as const] : []),
    ...(losers.length > 0 ? [{ key: 'unseats', territory, seats: losers } as const] : []),
  ];
}

/** What a ploy costs, and a roof that goes elsewhere leaves open. */
function ploys({ memory, seat, move }: Asked): Reason[] {
  const area = firstOf(move);
  const spent: Reason = { key: 'ploy', left: memory.bytes[PLOYS_LEFT + seat]! - 1 };
  return kindOf(move) === ROOF
    ? [{ key: 'opens', area: makeArea(area), floors: memory.floorsAt(area) }, spent]
    : [spent];
}

function scoring(asked: Asked): Reason[] {
  const { preview, move } = asked;
  return [{ key: 'scores', project: firstOf(move), points: preview.points ?? 0 }, ...missions(asked)];
}

function forgoing(memory: Memory): Reason[] {
  const area = memory.bytes[PLACED]!;
  const best = bestOf(listNumbers(completableAt(memory, memory.ownerOf(area), area)));
  return best === null ? [] : [{ key: 'forgoes', ...best }];
}

/**
 * The garden after a move: where it completes a project, with that done. Which one is turned up instead, nobody knows.
 */
function gardenAfter({ memory, seat, move, preview }: Asked): Memory {
  const after = memory.copy();
  playMove(after, seat, move, undefined);
  const best = bestOf(preview.completes ?? []);
  if (best === null) return after;
  after.placeRoof(firstOf(move));
  after.ints[FACE_UP_SET]! &= ~(1 << best.project);
  playMove(after, seat, packMove(DECLINE, 0, 0), undefined);
  return after;
}

/** What could be built next, and by whom; what a project has roofed takes no more floors. */
function goingOn(asked: Asked): Reason[] {
  const { memory, seat, preview, move } = asked;
  const after = gardenAfter(asked);
  const roofed = (preview.completes ?? []).length > 0 ? makeArea(firstOf(move)) : undefined;
  const upcoming = (preview.upcoming ?? []).map((one) => ({
    ...one,
    builds: one.builds.filter(({ area }) => area !== roofed),
  }));
  const own = upcoming.find((one) => one.seat === seat);
  const next: Reason[] = own === undefined ? sending(after, upcoming) : [actingAgain(after, own)];
  return [...next, ...preparing(memory, after, asked)].filter((reason) => !isRepeated(reason, next));
}

const isRepeated = (reason: Reason, next: readonly Reason[]): boolean =>
  reason.key === 'prepares' && next.some((other) => other.key === 'acts' && other.chance?.project === reason.project);

const areasOf = ({ builds }: Upcoming): number[] => builds.map(({ area }) => parseArea(area)!);

const actingAgain = (after: Memory, own: Upcoming): Reason => ({
  key: 'acts',
  territory: own.territory,
  builds: own.builds.length,
  chance: bestAmong(after, own.seat, areasOf(own)),
});

function sending(after: Memory, upcoming: readonly Upcoming[]): Reason[] {
  if (upcoming.length === 0) return [];
  const threats = upcoming.flatMap((one) => {
    const chance = bestAmong(after, one.seat, areasOf(one));
    return chance === null ? [] : [{ seat: one.seat, ...chance }];
  });
  return [
    {
      key: 'sends',
      territory: upcoming[0]!.territory,
      seats: upcoming.map(({ seat }) => seat),
      stuck: upcoming.filter(({ builds }) => builds.length === 0).map(({ seat }) => seat),
      threat: threats.toSorted((one, other) => other.points - one.points)[0] ?? null,
    },
  ];
}

function choosing({ memory, preview }: Asked): Reason[] {
  return (preview.upcoming ?? []).map((one) => ({
    key: 'chooses',
    seat: one.seat,
    territory: one.territory,
    builds: one.builds.length,
    chance: bestAmong(memory, one.seat, areasOf(one)),
  }));
}

/** The best project that is one floor away now and was not before. */
function preparing(memory: Memory, after: Memory, { seat, preview, move }: Asked): Reason[] {
  if (kindOf(move) !== BUILD && kindOf(move) !== INVADE) return [];
  const before = withinReach(memory, seat);
  const reach = withinReach(after, seat);
  const fresh = [...reach.keys()].filter((project) => !before.has(project) && !preview.completes?.includes(project));
  const best = bestOf(fresh.toSorted((a, b) => a - b));
  return best === null ? [] : [{ key: 'prepares', ...best, area: makeArea(reach.get(best.project)!) }];
}

/** Two missions: whether the same buildings count for both (a building can). */
function compareMissions(one: number, other: number): Reason {
  const [first, second] = [missionAt(one), missionAt(other)];
  if ('land' in first && 'land' in second && first.land === second.land) return { key: 'sameLand', land: first.land };
  if (first.kind === 'tower' && second.kind === 'tower') {
    return { key: 'sameTowers', floors: Math.max(first.floors, second.floors) };
  }
  if (first.kind === 'control' && second.kind === 'control') {
    const territory = first.territories.find((number) => second.territories.includes(number));
    if (territory !== undefined) return { key: 'sameTerritory', territory };
  }
  return { key: 'apart' };
}
