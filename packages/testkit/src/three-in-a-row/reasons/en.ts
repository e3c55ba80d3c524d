import { type ReasonWords, speaker } from '@potager/kernel';
import type { Reason } from './reasons.ts';

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: ({ isSure }) => (isSure ? 'makes three in a row' : 'makes three in a row, unless you stumble'),
  blocks: () => 'keeps the other from three in a row',
  risks: ({ outOf }) => `may lie on the stone, as may ${outOf} cells in all`,
  quiet: () => 'neither wins nor keeps anyone from winning',
});
