import type { Event, PileView, SeatView, View } from './kinds.ts';
import { ALL_PILES, type AnyPile } from './piles.ts';
import { missionTile, tileId } from './tile-set.ts';
import { missionFor } from './mission-ring.ts';

/** The view after an event. Everybody sees the same, so this is what happens, told once more in JSON. */
export function followEvent(view: View, event: Event): View {
  switch (event.key) {
    case 'drew':
      return withSeat(view, event.seat, (seat) => ({ bag: without(seat.bag, event.tile), hand: event.tile }));
    case 'looked':
      return withSeat(view, event.seat, (seat) => ({
        bag: withTile(without(seat.bag, event.tile), event.back),
        hand: event.tile,
        looked: true,
      }));
    case 'laid':
      return withSeat(view, event.seat, (seat) => ({
        garden: [...seat.garden, { id: event.tile, x: event.x, y: event.y, r: event.r }],
        hand: null,
        gems: event.gems,
      }));
    case 'shifted':
      return withSeat(view, event.seat, (seat) => ({
        garden: seat.garden.map((laid) =>
          laid.id === event.tile ? { id: laid.id, x: event.x, y: event.y, r: event.r } : laid,
        ),
        gems: event.gems,
      }));
    case 'alarm':
      return withSeat(view, event.seat, () => ({ ...endedWith(event.tile), alarm: true, gems: event.gems }));
    case 'laidAside':
      return withSeat(view, event.seat, () => endedWith(event.tile));
    case 'bagEmpty':
      return withSeat(view, event.seat, () => ({ status: 'done' }));
    case 'stopped':
      return withSeat(view, event.seat, () => ({ status: 'stopped' }));
    case 'resumed':
      return withSeat(view, event.seat, () => ({ status: 'building' }));
    case 'pigCoin':
      return withCoins(view, event.seat, 1);
    case 'ponds':
      return withCoins(view, event.seat, event.coins);
    case 'tied':
      return view;
    case 'won':
      return { ...view, phase: 'over', winner: event.seat };
    case 'wonAlone':
      return { ...view, phase: 'over', winner: 0 };
    case 'hiring':
      return { ...view, phase: 'hire', turn: event.seat };
    case 'bought':
      return followPurchase(view, event);
    case 'tookPig':
      return withCoins(
        withPile(
          withSeat(view, event.seat, () => ({ hired: event.tile })),
          'pig',
          (pile) => taken(pile, null),
        ),
        event.seat,
        event.coins,
      );
    case 'mutationDue':
      return { ...view, mutating: true };
    case 'mutated':
      return followMutation(view, event);
    case 'newRound':
      return followRound(view, event);
  }
}

type Is<K extends Event['key']> = Extract<Event, { readonly key: K }>;

function followPurchase(view: View, { seat, tile, pile, coins, reward, next }: Is<'bought'>): View {
  const paid = withCoins(view, seat, -coins);
  const hired = withSeat(paid, seat, (before) => ({ hired: tile, coins: before.coins + Number(reward) }));
  const sold = withPile(hired, pile, (before) => taken(before, next));
  return { ...sold, rewards: sold.rewards.filter((other) => other !== pile) };
}

function followMutation(view: View, { seat, pig, under, tile, pile, next, gems }: Is<'mutated'>): View {
  const grown = withSeat(view, seat, ({ garden }) => ({
    garden: garden.filter(({ id }) => id !== pig),
    mutant: tile,
    gems,
  }));
  const returned = withPile(grown, under, (before) => ({
    top: before.top ?? (under === 'pig' ? null : pig),
    size: before.size + 1,
    known: [...before.known, pig],
  }));
  return { ...withPile(returned, pile, (before) => taken(before, next)), mutating: false };
}

function followRound(view: View, { round, first }: Is<'newRound'>): View {
  return {
    ...view,
    round,
    first,
    phase: 'build',
    turn: null,
    seats: view.seats.map((seat, number) => {
      const mission = missionFor({ order: view.missions, seats: view.seats.length, round }, number);
      return cleared(seat, mission);
    }),
  };
}

function cleared(seat: SeatView, mission: number): SeatView {
  const laid = seat.garden.map(({ id }) => id).filter((id) => !id.startsWith('mission'));
  const back = [...laid, seat.aside, seat.hired, seat.mutant].filter((tile) => tile !== null);
  return {
    status: 'building',
    coins: seat.coins,
    gems: 0,
    garden: mission === 0 ? [] : [{ id: tileId(missionTile(mission)), x: 0, y: 0, r: 0 }],
    bag: [...seat.bag, ...back].toSorted(),
    hand: null,
    aside: null,
    alarm: false,
    looked: false,
    hired: null,
    mutant: null,
  };
}

const endedWith = (tile: string): Partial<SeatView> => ({ status: 'done', hand: null, aside: tile });

const without = (bag: readonly string[], tile: string): string[] => bag.filter((other) => other !== tile);
const withTile = (bag: readonly string[], tile: string): string[] => [...bag, tile].toSorted();

function withSeat(view: View, seat: number, change: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, number) => (number === seat ? { ...one, ...change(one) } : one)) };
}

/** Coins go between a seat and the supply. */
function withCoins(view: View, seat: number, coins: number): View {
  const paid = withSeat(view, seat, (before) => ({ coins: before.coins + coins }));
  return { ...paid, supply: view.supply - coins };
}

function withPile(view: View, name: AnyPile, change: (pile: PileView) => PileView): View {
  const piles = ALL_PILES.map((other) => [other, other === name ? change(view.piles[other]) : view.piles[other]]);
  return { ...view, piles: Object.fromEntries(piles) as View['piles'] };
}

/** A pile without its top; where nothing was left to take it stays as it is. */
function taken(pile: PileView, next: string | null): PileView {
  const size = Math.max(0, pile.size - 1);
  return { top: next, size, known: size === 0 ? [] : pile.known.slice(-size) };
}
