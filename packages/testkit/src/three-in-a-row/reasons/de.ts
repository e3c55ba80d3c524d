import { type ReasonWords, speaker } from '@potager/kernel';
import type { Reason } from './reasons.ts';

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: ({ isSure }) => (isSure ? 'macht drei in einer Reihe' : 'macht drei in einer Reihe, falls du nicht stolperst'),
  blocks: () => 'hält den anderen von drei in einer Reihe ab',
  risks: ({ outOf }) => `liegt vielleicht auf dem Stein, wie ${outOf} Felder insgesamt`,
  quiet: () => 'gewinnt nicht und hält niemanden vom Gewinnen ab',
});
