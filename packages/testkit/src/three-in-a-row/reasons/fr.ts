import { type ReasonWords, speaker } from '@potager/kernel';
import type { Reason } from './reasons.ts';

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: ({ isSure }) => (isSure ? 'aligne trois marques' : 'aligne trois marques, si vous ne trébuchez pas'),
  blocks: () => 'empêche l’autre d’aligner trois marques',
  risks: ({ outOf }) => `tombe peut-être sur la pierre, comme ${outOf} cases en tout`,
  quiet: () => 'ne gagne pas et n’empêche personne de gagner',
});
