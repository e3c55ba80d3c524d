import { useTapGuard } from '@potager/boardkit';
import type { BoardRules } from '@potager/kernel';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Clash, Laid, Place, SeatView, Why } from '../rules/kinds.ts';
import type { Cell } from '../rules/ponds.ts';
import type { Aid } from './aid.ts';
import { isSamePlace, middleOf, placeAt } from './grid.ts';
import {
  bestOf,
  type Held,
  moveFor,
  nearest,
  type Offer,
  offerAt,
  offersFor,
  REACH,
  stepTo,
  turnTo,
} from './places.ts';

/** What laying a tile would bring, as the rules preview it. */
type LayPreview = { readonly completes: number; readonly gems: number };

/** A tile held over a place where it does not fit, and the slots that clash. */
interface Stray {
  readonly laid: Laid;
  readonly clashes: readonly Clash[];
}

/** The tile that is being laid: what it is, how it is turned, where it could go. */
export interface Building {
  readonly held: Held | undefined;
  readonly aid: Aid;
  readonly r: number;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly stray: Stray | undefined;
  readonly previewOf: (offer: Offer) => LayPreview;
  readonly choose: (offer: Offer) => void;
  /** Whether a press may lay what is shown: a pointer's only once there was time to see it. */
  readonly mayLay: (isPointer: boolean) => boolean;
  /** Shows the place that completes most gems; only for whoever asks. */
  readonly showBest: () => Offer | undefined;
  readonly turn: () => void;
  /** Moves on by an arrow key: from place to place, or from cell to cell where no place is lit. */
  readonly walk: (key: string) => Laid | undefined;
  /** A pointer is over this point, in cells. */
  readonly hover: (point: Cell) => void;
  /** A tap: the move to be made, `misfit`, or undefined where it only showed a place. */
  readonly tap: (point: Cell, isTouch: boolean) => string | undefined;
  /** The pointer has gone away. */
  readonly leave: () => void;
  readonly pickUp: (unicorn: string | undefined) => void;
  /** Shows where a tile would be laid, or a unicorn moved to, by a legal move. */
  readonly show: (move: string) => void;
  /** The place that was asked for: what a small screen goes near. */
  readonly asked: Offer | undefined;
}

interface Aim {
  readonly key: string;
  readonly r: number;
  /** Where the tile is held; nowhere until somebody says where. */
  readonly at?: Place | undefined;
  readonly asked?: string | undefined;
}

interface Site {
  readonly mine: SeatView | undefined;
  readonly legal: readonly string[];
  readonly rules: BoardRules;
  readonly aid: Aid;
}

/**
 * Follows the tile in hand, or a unicorn that was picked up, until it is laid. Where it goes is the player's choice: it
 * lies nowhere until a hand or a key has brought it there. What others build meanwhile changes nothing in it.
 */
export function useBuilding({ mine, legal, rules, aid }: Site): Building {
  const [unicorn, pickUp] = useState<string>();
  const { shown, mayCommit } = useTapGuard();
  const [aim, setAim] = useState<Aim>({ key: '', r: 0 });
  /** Where the pointer is, so that a turned tile stays under it. */
  const pointer = useRef<Cell>(undefined);
  const held = heldBy(mine, unicorn, legal);
  const offers = held === undefined ? [] : offersFor(held, legal);
  const key = held === undefined ? '' : keyOf(held, offers);
  const previews = useMemo(() => new Map(offers.map(({ move }) => [move, rules.preview(move) as LayPreview])), [key]);
  const previewOf = ({ move }: Offer): LayPreview => previews.get(move) as LayPreview;
  const now = aim.key === key ? aim : firstAim(key, offers, mine);
  const { r, at } = now;
  const isLit = aid !== 'off';
  const chosen = at && offers.find((offer) => isSamePlace(offer, at));
  const stray = useMemo(
    () => (held === undefined || at === undefined || chosen !== undefined ? undefined : strayAt(rules, held, at)),
    [key, at, chosen === undefined],
  );

  const hold = (place: Place, point?: Cell): void => {
    pointer.current = point;
    if (at !== undefined && isSamePlace(place, at)) return;
    setAim({ key, r: place.r, at: { x: place.x, y: place.y, r: place.r } });
  };
  /** Where the tile would lie under a pointer: lit places draw it to them. */
  const under = (point: Cell, turned: number): Place => {
    const straight = offers.filter((offer) => offer.r === turned);
    return (isLit ? nearest(straight, point, REACH) : undefined) ?? placeAt(point, turned);
  };

  return {
    held,
    aid,
    r,
    offers,
    chosen,
    stray,
    previewOf,
    choose(offer) {
      shown();
      hold(offer);
    },
    mayLay: mayCommit,
    showBest() {
      const best = bestOf(offers, (offer) => previewOf(offer).completes);
      shown();
      if (best !== undefined) hold(best);
      return best;
    },
    turn() {
      const turned = isLit ? turnTo(offers, r) : (r + 1) & 3;
      const point = pointer.current;
      if (point !== undefined) hold(under(point, turned), point);
      else if (at === undefined) setAim({ ...now, key, r: turned });
      else {
        const straight = offers.filter((offer) => offer.r === turned);
        hold((isLit ? nearest(straight, middleOf(at)) : undefined) ?? placeAt(middleOf(at), turned));
      }
    },
    walk(arrow) {
      if (held === undefined) return undefined;
      const place = stepTo(arrow, { at, r, offers, isLit });
      if (place !== undefined) hold(place);
      return place && { id: held.id, ...place };
    },
    hover: (point) => hold(under(point, r), point),
    tap(point, isTouch) {
      const offer = isLit ? offerAt(offers, point, r) : undefined;
      const place = offer ?? placeAt(point, r);
      const isShown = at !== undefined && isSamePlace(place, at);
      const fitting = offers.find((one) => isSamePlace(one, place));
      if (!isShown) {
        shown();
        hold(place, isTouch ? undefined : point);
        return isLit && fitting === undefined ? 'misfit' : undefined;
      }
      if (fitting === undefined) return 'misfit';
      return mayCommit(true) ? fitting.move : undefined;
    },
    leave() {
      pointer.current = undefined;
      if (stray !== undefined) setAim({ key, r });
    },
    pickUp,
    show(move) {
      const moved = move.startsWith('shift ') ? move.split(' ')[1] : undefined;
      const next = heldBy(mine, moved, legal);
      if (next === undefined) return;
      const places = offersFor(next, legal);
      const offer = places.find((place) => place.move === move);
      if (offer === undefined) return;
      pickUp(moved);
      setAim({ key: keyOf(next, places), r: offer.r, at: { x: offer.x, y: offer.y, r: offer.r }, asked: move });
    },
    asked: offers.find(({ move }) => move === now.asked),
  };
}

/** By which an aim is known to be for what is held, as long as the same places are open to it. */
const keyOf = ({ id, from }: Held, offers: readonly Offer[]): string =>
  `${id} ${from === undefined} ${offers.map(({ move }) => move).join()}`;

function heldBy(mine: SeatView | undefined, unicorn: string | undefined, legal: readonly string[]): Held | undefined {
  if (mine === undefined || mine.status !== 'building') return undefined;
  const from = mine.garden.find(({ id }) => id === unicorn);
  if (from !== undefined && legal.some((move) => move.startsWith(`shift ${from.id} `))) return { id: from.id, from };
  return mine.hand === null || legal.length === 0 ? undefined : { id: mine.hand };
}

function strayAt(rules: BoardRules, held: Held, { x, y, r }: Place): Stray {
  const why = rules.why(moveFor(held, x, y, r)) as Why | undefined;
  return { laid: { id: held.id, x, y, r }, clashes: why?.key === 'clash' ? why.clashes : [] };
}

/**
 * The first tile of a garden has one place only; any other is held over none, turned so that it fits somewhere if that
 * can be.
 */
function firstAim(key: string, offers: readonly Offer[], mine: SeatView | undefined): Aim {
  const [only] = offers;
  if (only !== undefined && mine?.garden.length === 0) return { key, r: 0, at: { x: only.x, y: only.y, r: only.r } };
  return { key, r: offers.length === 0 ? 0 : Math.min(...offers.map(({ r }) => r)) };
}
