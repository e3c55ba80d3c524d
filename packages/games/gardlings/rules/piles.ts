/** What is on the back of a tile: beige, the four prices, and the gnomes of the first bags (GL-K1). */
export const BACKS = ['blue', 'double', 'gnome', 'gold', 'green', 'pig', 'pink'] as const;
export type Back = (typeof BACKS)[number];

export const TILES_BY_BACK: { readonly [back in Back]: number } = {
  pig: 22,
  green: 23,
  blue: 23,
  pink: 17,
  gold: 15,
  gnome: 20,
  double: 10,
};

/** The face-up piles, cheapest first, and the face-down pigs. */
export const PILES = ['green-1', 'green-2', 'blue-1', 'blue-2', 'pink-1', 'pink-2', 'gold-1', 'gold-2'] as const;
export type Pile = (typeof PILES)[number];
export const PIG_PILE = PILES.length;
export const ALL_PILES = [...PILES, 'pig'] as const;
export type AnyPile = (typeof ALL_PILES)[number];

const PRICES = [4, 7, 10, 14] as const;
/** Colours in the order in which pigs mutate (GL-X3), from beige. */
export const COLOURS = ['pig', 'green', 'blue', 'pink', 'gold'] as const;
export type Colour = (typeof COLOURS)[number];

export const priceOf = (pile: number): number => PRICES[pile >> 1]!;
/** The colour of a pile, as its rank in COLOURS. */
export const rankOfPile = (pile: number): number => (pile === PIG_PILE ? 0 : (pile >> 1) + 1);
/** By rank: the piles of a colour. Nothing comes after gold. */
const PILES_OF_RANK: readonly (readonly number[])[] = [[PIG_PILE], [0, 1], [2, 3], [4, 5], [6, 7], []];
export const pilesOfRank = (rank: number): readonly number[] => PILES_OF_RANK[rank]!;

/** A pile can hold every tile of its colour. */
export const PILE_ROOM = 23;
export const COINS = 32;
/** Coins lie beside the blue, pink and gold piles at first (GL-S4). */
export const FIRST_REWARDS = 0b1111_1100;
