import type { Move, Seat } from '@potager/kernel';
import { type Area, makeArea, territoryOf } from './areas.ts';
import { BRAMBLE, type Land, LANDS, TERRITORIES } from './components.ts';
import { cheapestIn } from './constructing.ts';
import type { Memory } from './memory.ts';
import { FIELDS, PLOY_USES } from './fields.ts';
import type { Why } from './kinds.ts';
import { MAX_ONS, nextTerritory } from './legal-moves.ts';
import { firstOf, KINDS, kindOf, secondOf } from './moves.ts';

const { FLOORS_LEFT, NOWHERE, ONS, PLOY_USED, PLOYS_LEFT, TOKENS_LEFT, TORTICRANE } = FIELDS;
const { BINDING, UNUSED } = PLOY_USES;
const { ABANDON, BUILD, IDLE, INVADE, MOVE, ON, ROOF } = KINDS;

/** Why a seat whose action it is cannot do this. */
export function whyNoAction(memory: Memory, seat: Seat, move: Move): Why | undefined {
  const kind = kindOf(move);
  const area = firstOf(move);
  const isOpening = memory.bytes[TORTICRANE] === NOWHERE;
  if (isOpening && kind !== BUILD) return { rule: 'GN-S8', key: 'onlyBuild' };
  switch (kind) {
    case BUILD:
      return whyNotBuild(memory, seat, area, secondOf(move));
    case ABANDON:
      return whyNotAbandon(memory, seat, area);
    case INVADE:
      return whyNoPloy(memory, seat) ?? whyNotInvade(memory, seat, area);
    case MOVE:
      return whyNoPloy(memory, seat) ?? whyNotMove(memory, area);
    case ROOF:
      return whyNoPloy(memory, seat) ?? whyNotRoof(memory, seat, area, secondOf(move));
    case ON:
      return whyBound(memory) ?? whyNotOn(memory, seat);
    case IDLE:
      return whyBound(memory) ?? whyNotIdle(memory, seat);
    default:
      throw new RangeError(`no action has the number ${move}`);
  }
}

function whyNotBuild(memory: Memory, seat: Seat, area: Area, token: number): Why | undefined {
  const { bytes } = memory;
  const elsewhere = bytes[TORTICRANE] === NOWHERE ? undefined : whyElsewhere(memory, area, 'GN-C1');
  if (elsewhere !== undefined) return elsewhere;
  if (!memory.isEmpty(area) && !memory.isOwn(seat, area)) {
    return { rule: 'GN-C5', key: 'othersBuilding', area: makeArea(area), owner: memory.ownerOf(area) };
  }
  if (memory.isRoofed(area)) return { rule: 'GN-C5', key: 'roofed', area: makeArea(area) };
  if (bytes[FLOORS_LEFT + seat] === 0) return { rule: 'GN-C5', key: 'noFloors' };
  return whyUnaffordable(memory, seat, memory.costOf(area)) ?? whyNotLand(memory, area, token);
}

/** GN-C3: a bramble without a token needs a land, nothing else takes one. */
function whyNotLand(memory: Memory, area: Area, token: number): Why | undefined {
  const isBramble = memory.landOf(area) === BRAMBLE;
  const lands = LANDS.filter((_, land) => memory.bytes[TOKENS_LEFT + land] !== 0);
  const land = LANDS[token - 1];
  if (isBramble && land === undefined) return { rule: 'GN-C3', key: 'chooseLand', area: makeArea(area), lands };
  if (land === undefined) return undefined;
  if (!isBramble) return { rule: 'GN-C3', key: 'noBramble', area: makeArea(area), land: landName(memory, area) };
  return lands.includes(land) ? undefined : { rule: 'GN-C3', key: 'noToken', land, lands };
}

function whyNotAbandon(memory: Memory, seat: Seat, area: Area): Why | undefined {
  return whyElsewhere(memory, area, 'GN-A1') ?? whyNotOwn(memory, seat, area, 'GN-A1');
}

function whyNotInvade(memory: Memory, seat: Seat, area: Area): Why | undefined {
  const elsewhere = whyElsewhere(memory, area, 'GN-Y4');
  if (elsewhere !== undefined) return elsewhere;
  if (memory.isEmpty(area)) return { rule: 'GN-Y4', key: 'nothingThere', area: makeArea(area) };
  if (memory.isOwn(seat, area)) return { rule: 'GN-Y4', key: 'ownBuilding', area: makeArea(area) };
  const need = memory.floorsAt(area);
  const have = memory.bytes[FLOORS_LEFT + seat]!;
  if (need > have) return { rule: 'GN-Y4', key: 'tooFewFloors', need, have };
  return whyUnaffordable(memory, seat, memory.doubleCostOf(area));
}

function whyNotMove({ bytes }: Memory, to: number): Why | undefined {
  if (bytes[ONS] !== 0) return { rule: 'GN-Y2', key: 'alreadyMovedOn', times: bytes[ONS]! };
  const here = bytes[TORTICRANE]!;
  const can = [nextTerritory(here), (here + TERRITORIES - 1) % TERRITORIES];
  if (can.includes(to)) return undefined;
  return { rule: 'GN-Y2', key: 'notNextByNumber', to: to + 1, can: can.map((territory) => territory + 1) };
}

function whyNotRoof(memory: Memory, seat: Seat, from: Area, to: Area): Why | undefined {
  const notMine =
    whyElsewhere(memory, from, 'GN-Y3') ??
    whyNotOwn(memory, seat, from, 'GN-Y3') ??
    whyNotOwn(memory, seat, to, 'GN-Y3');
  if (notMine !== undefined) return notMine;
  if (!memory.isRoofed(from)) return { rule: 'GN-Y3', key: 'noRoof', area: makeArea(from) };
  if (memory.isRoofed(to)) return { rule: 'GN-Y3', key: 'hasRoof', area: makeArea(to) };
  const [fromLand, toLand] = [landName(memory, from), landName(memory, to)];
  if (fromLand === toLand) return undefined;
  return { rule: 'GN-Y3', key: 'otherLand', from: makeArea(from), fromLand, to: makeArea(to), toLand };
}

function whyBound({ bytes }: Memory): Why | undefined {
  if (bytes[PLOY_USED] !== BINDING) return undefined;
  return { rule: 'GN-Y3', key: 'actHere', territory: bytes[TORTICRANE]! + 1 };
}

function whyNotOn(memory: Memory, seat: Seat): Why | undefined {
  const here = memory.bytes[TORTICRANE]!;
  const area = cheapestIn(memory, seat, here);
  if (area !== undefined) return { rule: 'GN-N1', key: 'canConstructHere', territory: here + 1, area: makeArea(area) };
  return memory.bytes[ONS]! < MAX_ONS ? undefined : { rule: 'GN-N1', key: 'allRound' };
}

function whyNotIdle(memory: Memory, seat: Seat): Why | undefined {
  const here = memory.bytes[TORTICRANE]!;
  for (let further = 0; further < TERRITORIES; further++) {
    const area = cheapestIn(memory, seat, (here + further) % TERRITORIES);
    if (area !== undefined) {
      return { rule: 'GN-N2', key: 'canConstruct', area: makeArea(area), cost: memory.costOf(area) };
    }
  }
  return undefined;
}

function whyNoPloy({ bytes }: Memory, seat: Seat): Why | undefined {
  if (bytes[PLOY_USED] !== UNUSED) return { rule: 'GN-Y1', key: 'ployUsed' };
  return bytes[PLOYS_LEFT + seat] === 0 ? { rule: 'GN-Y5', key: 'noPloys' } : undefined;
}

function whyElsewhere({ bytes }: Memory, area: Area, rule: 'GN-C1' | 'GN-A1' | 'GN-Y3' | 'GN-Y4'): Why | undefined {
  const torticrane = bytes[TORTICRANE]!;
  if (territoryOf(area) === torticrane) return undefined;
  return { rule, key: 'elsewhere', area: makeArea(area), torticrane: torticrane + 1 };
}

function whyNotOwn(memory: Memory, seat: Seat, area: Area, rule: 'GN-A1' | 'GN-Y3'): Why | undefined {
  if (memory.isEmpty(area)) return { rule, key: 'nothingThere', area: makeArea(area) };
  if (memory.isOwn(seat, area)) return undefined;
  return { rule, key: 'notYours', area: makeArea(area), owner: memory.ownerOf(area) };
}

function whyUnaffordable(memory: Memory, seat: Seat, need: number): Why | undefined {
  const have = memory.budgetOf(seat);
  return need <= have ? undefined : { rule: 'GN-P2', key: 'population', need, have };
}

const landName = (memory: Memory, area: Area): Land => LANDS[memory.landOf(area)]!;
