import { useTapGuard } from '@potager/boardkit';
import type { BoardRules } from '@potager/kernel';
import { useMemo, useState } from 'preact/hooks';
import type { Clash, Laid, SeatView, Why } from '../rules/kinds.ts';
import type { Cell } from '../rules/ponds.ts';
import { placeAt } from './grid.ts';
import { type Held, moveFor, nearest, type Offer, offerAt, offersFor, turnOffer } from './places.ts';

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
  readonly r: number;
  readonly offers: readonly Offer[];
  readonly chosen: Offer | undefined;
  readonly stray: Stray | undefined;
  readonly previewOf: (offer: Offer) => LayPreview;
  readonly choose: (offer: Offer) => void;
  readonly turn: () => void;
  /** A pointer is over this point, in cells. */
  readonly hover: (point: Cell) => void;
  /** A tap: the move to be made, `misfit`, or undefined where it only showed a place. */
  readonly tap: (point: Cell, isTouch: boolean) => string | undefined;
  /** The pointer has gone away. */
  readonly leave: () => void;
  readonly pickUp: (unicorn: string | undefined) => void;
  /** Shows where a tile would be laid, or a unicorn moved to, by a legal move. */
  readonly show: (move: string) => void;
  /** The place that was shown first, or asked for: what a small screen goes near. */
  readonly lead: Offer | undefined;
}

interface Aim {
  readonly key: string;
  readonly r: number;
  readonly move?: string | undefined;
  readonly lead?: string | undefined;
  readonly stray?: Stray | undefined;
  readonly point?: Cell | undefined;
}

interface Site {
  readonly mine: SeatView | undefined;
  readonly legal: readonly string[];
  readonly rules: BoardRules;
}

/**
 * Follows the tile in hand, or a unicorn that was picked up, until it is laid. What others build meanwhile changes
 * nothing in it.
 */
export function useBuilding({ mine, legal, rules }: Site): Building {
  const [unicorn, pickUp] = useState<string>();
  const { shown, mayCommit } = useTapGuard();
  const [aim, setAim] = useState<Aim>({ key: '', r: 0 });
  const held = heldBy(mine, unicorn, legal);
  const offers = held === undefined ? [] : offersFor(held, legal);
  const key = held === undefined ? '' : keyOf(held, offers);
  const previews = useMemo(() => new Map(offers.map(({ move }) => [move, rules.preview(move) as LayPreview])), [key]);
  const previewOf = ({ move }: Offer): LayPreview => previews.get(move) as LayPreview;
  const first = useMemo(() => firstAim(key, offers, previewOf), [key]);
  const now = aim.key === key ? aim : first;
  const chosen = offers.find(({ move }) => move === now.move);

  const show = (offer: Offer, point?: Cell): void =>
    setAim({ key, r: offer.r, move: offer.move, lead: now.lead, point });
  const stray = (point: Cell): void => {
    if (held === undefined) return;
    const place = placeAt(point, now.r);
    const last = now.stray?.laid;
    if (last !== undefined && last.x === place.x && last.y === place.y && last.r === place.r) return;
    const why = rules.why(moveFor(held, place.x, place.y, place.r)) as Why | undefined;
    const clashes = why?.key === 'clash' ? why.clashes : [];
    setAim({ ...now, move: undefined, point, stray: { laid: { id: held.id, ...place }, clashes } });
  };

  return {
    held,
    r: now.r,
    offers,
    chosen,
    stray: now.stray,
    previewOf,
    choose: show,
    turn() {
      const point = now.point ?? chosen?.middle ?? { x: 0, y: 0 };
      const offer = turnOffer(offers, point, now.r);
      if (offer !== undefined) show(offer, now.point);
      else if (offers.length === 0) setAim({ ...now, key, r: (now.r + 1) & 3, stray: undefined });
    },
    hover(point) {
      const straight = offers.filter(({ r }) => r === now.r);
      const offer = nearest(straight, point, 0.95);
      if (offer === undefined) stray(point);
      else if (offer.move !== now.move) show(offer, point);
    },
    tap(point, isTouch) {
      const offer = offerAt(offers, point, now.r);
      if (offer === undefined) {
        stray(point);
        return 'misfit';
      }
      const isMeant = isTouch ? offer.move === now.move : offer.r === now.r;
      if (isMeant) return mayCommit(isTouch) ? offer.move : undefined;
      shown();
      show(offer, point);
      return undefined;
    },
    leave() {
      if (now.stray !== undefined) setAim(first);
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
      setAim({ key: keyOf(next, places), r: offer.r, move, lead: move });
    },
    lead: offers.find(({ move }) => move === (now.lead ?? first.move)),
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

/** The place with most gems is shown first; tiles are turned only where that brings more. */
function firstAim(key: string, offers: readonly Offer[], previewOf: (offer: Offer) => LayPreview): Aim {
  let best: Offer | undefined;
  for (const offer of offers) {
    const more = best === undefined ? 1 : previewOf(offer).completes - previewOf(best).completes;
    if (more > 0 || (more === 0 && best !== undefined && offer.r < best.r)) best = offer;
  }
  return { key, r: best?.r ?? 0, move: best?.move };
}
