import type { Move, Seat } from '@potager/kernel';
import { type Area, makeArea, territoryOf } from './areas.ts';
import { BRAMBLE, type Land, LANDS, TERRITORIES } from './components.ts';
import { cheapestIn } from './constructing.ts';
import type { Garden } from './garden.ts';
import { PLACES } from './places.ts';
import type { Why } from './kinds.ts';
import { MAX_ONS, nextTerritory } from './listing.ts';
import { firstOf, KIND_NUMBERS, kindOf, secondOf } from './moves.ts';

const { FLOORS_LEFT, NOWHERE, ONS, PLOY_USED, PLOYS_LEFT, TOKENS_LEFT, TORTICRANE } = PLACES;
const { ABANDON, BUILD, IDLE, INVADE, MOVE, ON, ROOF } = KIND_NUMBERS;

/** Why a seat whose action it is cannot do this. */
export function whyNoAction(garden: Garden, seat: Seat, move: Move): Why | undefined {
  const kind = kindOf(move);
  const area = firstOf(move);
  const isOpening = garden.bytes[TORTICRANE] === NOWHERE;
  if (isOpening && kind !== BUILD) return { rule: 'GN-S8', key: 'onlyBuild' };
  switch (kind) {
    case BUILD:
      return whyNotBuild(garden, seat, area, secondOf(move));
    case ABANDON:
      return whyNotAbandon(garden, seat, area);
    case INVADE:
      return whyNoPloy(garden, seat) ?? whyNotInvade(garden, seat, area);
    case MOVE:
      return whyNoPloy(garden, seat) ?? whyNotMove(garden, area);
    case ROOF:
      return whyNoPloy(garden, seat) ?? whyNotRoof(garden, seat, area, secondOf(move));
    case ON:
      return whyNotOn(garden, seat);
    case IDLE:
      return whyNotIdle(garden, seat);
    default:
      throw new RangeError(`no action has the number ${move}`);
  }
}

function whyNotBuild(garden: Garden, seat: Seat, area: Area, token: number): Why | undefined {
  const { bytes } = garden;
  const elsewhere = bytes[TORTICRANE] === NOWHERE ? undefined : whyElsewhere(garden, area, 'GN-C1');
  if (elsewhere !== undefined) return elsewhere;
  if (!garden.isEmpty(area) && !garden.isOwn(seat, area)) {
    return { rule: 'GN-C5', key: 'othersBuilding', area: makeArea(area), owner: garden.ownerOf(area) };
  }
  if (garden.isRoofed(area)) return { rule: 'GN-C5', key: 'roofed', area: makeArea(area) };
  if (bytes[FLOORS_LEFT + seat] === 0) return { rule: 'GN-C5', key: 'noFloors' };
  return whyUnaffordable(garden, seat, garden.costOf(area)) ?? whyNotLand(garden, area, token);
}

/** GN-C3: a bramble without a token needs a land, nothing else takes one. */
function whyNotLand(garden: Garden, area: Area, token: number): Why | undefined {
  const isBramble = garden.landOf(area) === BRAMBLE;
  const lands = LANDS.filter((_, land) => garden.bytes[TOKENS_LEFT + land] !== 0);
  const land = LANDS[token - 1];
  if (isBramble && land === undefined) return { rule: 'GN-C3', key: 'chooseLand', area: makeArea(area), lands };
  if (land === undefined) return undefined;
  if (!isBramble) return { rule: 'GN-C3', key: 'noBramble', area: makeArea(area), land: landName(garden, area) };
  return lands.includes(land) ? undefined : { rule: 'GN-C3', key: 'noToken', land, lands };
}

function whyNotAbandon(garden: Garden, seat: Seat, area: Area): Why | undefined {
  return whyElsewhere(garden, area, 'GN-A1') ?? whyNotOwn(garden, seat, area, 'GN-A1');
}

function whyNotInvade(garden: Garden, seat: Seat, area: Area): Why | undefined {
  const elsewhere = whyElsewhere(garden, area, 'GN-Y4');
  if (elsewhere !== undefined) return elsewhere;
  if (garden.isEmpty(area)) return { rule: 'GN-Y4', key: 'nothingThere', area: makeArea(area) };
  if (garden.isOwn(seat, area)) return { rule: 'GN-Y4', key: 'ownBuilding', area: makeArea(area) };
  const need = garden.floorsAt(area);
  const have = garden.bytes[FLOORS_LEFT + seat]!;
  if (need > have) return { rule: 'GN-Y4', key: 'tooFewFloors', need, have };
  return whyUnaffordable(garden, seat, garden.doubleCostOf(area));
}

function whyNotMove({ bytes }: Garden, to: number): Why | undefined {
  if (bytes[ONS] !== 0) return { rule: 'GN-Y2', key: 'alreadyMovedOn', times: bytes[ONS]! };
  const here = bytes[TORTICRANE]!;
  const can = [nextTerritory(here), (here + TERRITORIES - 1) % TERRITORIES];
  if (can.includes(to)) return undefined;
  return { rule: 'GN-Y2', key: 'notNextByNumber', to: to + 1, can: can.map((territory) => territory + 1) };
}

function whyNotRoof(garden: Garden, seat: Seat, from: Area, to: Area): Why | undefined {
  const notMine =
    whyElsewhere(garden, from, 'GN-Y3') ??
    whyNotOwn(garden, seat, from, 'GN-Y3') ??
    whyNotOwn(garden, seat, to, 'GN-Y3');
  if (notMine !== undefined) return notMine;
  if (!garden.isRoofed(from)) return { rule: 'GN-Y3', key: 'noRoof', area: makeArea(from) };
  if (garden.isRoofed(to)) return { rule: 'GN-Y3', key: 'hasRoof', area: makeArea(to) };
  const [fromLand, toLand] = [landName(garden, from), landName(garden, to)];
  if (fromLand === toLand) return undefined;
  return { rule: 'GN-Y3', key: 'otherLand', from: makeArea(from), fromLand, to: makeArea(to), toLand };
}

function whyNotOn(garden: Garden, seat: Seat): Why | undefined {
  const here = garden.bytes[TORTICRANE]!;
  const area = cheapestIn(garden, seat, here);
  if (area !== undefined) return { rule: 'GN-N1', key: 'canConstructHere', territory: here + 1, area: makeArea(area) };
  return garden.bytes[ONS]! < MAX_ONS ? undefined : { rule: 'GN-N1', key: 'allRound' };
}

function whyNotIdle(garden: Garden, seat: Seat): Why | undefined {
  const here = garden.bytes[TORTICRANE]!;
  for (let further = 0; further < TERRITORIES; further++) {
    const area = cheapestIn(garden, seat, (here + further) % TERRITORIES);
    if (area !== undefined) {
      return { rule: 'GN-N2', key: 'canConstruct', area: makeArea(area), cost: garden.costOf(area) };
    }
  }
  return undefined;
}

function whyNoPloy({ bytes }: Garden, seat: Seat): Why | undefined {
  if (bytes[PLOY_USED] === 1) return { rule: 'GN-Y1', key: 'ployUsed' };
  return bytes[PLOYS_LEFT + seat] === 0 ? { rule: 'GN-Y5', key: 'noPloys' } : undefined;
}

function whyElsewhere({ bytes }: Garden, area: Area, rule: 'GN-C1' | 'GN-A1' | 'GN-Y3' | 'GN-Y4'): Why | undefined {
  const torticrane = bytes[TORTICRANE]!;
  if (territoryOf(area) === torticrane) return undefined;
  return { rule, key: 'elsewhere', area: makeArea(area), torticrane: torticrane + 1 };
}

function whyNotOwn(garden: Garden, seat: Seat, area: Area, rule: 'GN-A1' | 'GN-Y3'): Why | undefined {
  if (garden.isEmpty(area)) return { rule, key: 'nothingThere', area: makeArea(area) };
  if (garden.isOwn(seat, area)) return undefined;
  return { rule, key: 'notYours', area: makeArea(area), owner: garden.ownerOf(area) };
}

function whyUnaffordable(garden: Garden, seat: Seat, need: number): Why | undefined {
  const have = garden.budgetOf(seat);
  return need <= have ? undefined : { rule: 'GN-P2', key: 'population', need, have };
}

const landName = (garden: Garden, area: Area): Land => LANDS[garden.landOf(area)] as Land;
