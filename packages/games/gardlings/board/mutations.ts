import type { AnyPile } from '../rules/piles.ts';

/** A pig goes under a pile, and the top of another comes instead. */
export interface Mutation {
  readonly move: string;
  readonly pig: string;
  readonly under: AnyPile;
  readonly from: AnyPile;
}

export const mutationsIn = (legal: readonly string[]): Mutation[] =>
  legal
    .filter((move) => move.startsWith('mutate '))
    .map((move) => {
      const [, pig = '', under = '', from = ''] = move.split(' ');
      return { move, pig, under: under as AnyPile, from: from as AnyPile };
    });

/** What was picked, as long as it can be; the first until then. Under which pile the pig goes is asked last. */
export const mutationInView = (mutations: readonly Mutation[], choice: string | undefined): Mutation | undefined =>
  mutations.find(({ move }) => move === choice) ?? mutations[0];
