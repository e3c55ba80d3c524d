import { promiser } from '@potager/kernel';
import type { Reason } from './kinds.ts';

/** What must come true of each reason once the move is made. What a bid would bring depends on the other's answer. */
export const promisesOf = promiser<Reason>({
  wins: (_, seat) => [{ told: { key: 'won', seat } }],
  grows: () => [{ lines: ['tiles'], by: 1 }],
  raises: ({ tiles, level }, seat) => [{ lines: ['tiles'], by: tiles }, { told: { key: 'cultivated', seat, level } }],
  pays: ({ mana }, seat) => [{ told: { key: 'cultivated', seat, mana } }],
  sells: ({ mana }, seat) => [{ told: { key: 'sold', seat, mana } }],
  buys: ({ mana }, seat) => [{ told: { key: 'bought', seat, mana } }],
  takes: ({ mana }, seat) => [{ told: { seat, mana } }],
  receives: ({ mana }, seat) => [{ told: { key: 'accepted', seat, mana } }],
  surrenders: ({ seat: winner, lost }, seat) => [
    { told: { key: 'accepted', seat, winner } },
    { lines: ['tiles'], by: -lost },
  ],
  letsWin: ({ seat }) => [{ told: { key: 'won', seat } }],
  discards: ({ card }, seat) => [{ told: { key: 'discarded', seat, card } }],
  draws: (_, seat) => [{ told: { key: 'drew', seat } }],
  drawsFirst: (_, seat) => [{ told: { key: 'drew', seat } }],
  passes: (_, seat) => [{ told: { key: 'passed', seat } }],
});
