/** What was learnt of Garden Nation by playing it (`npm run train -- garden-nation`). */
import type { Learned, NetworkFile } from '@potager/kernel';
import two from './2.json' with { type: 'json' };
import three from './3.json' with { type: 'json' };
import four from './4.json' with { type: 'json' };

export const networks: Learned['networks'] = {
  2: two as unknown as NetworkFile,
  3: three as unknown as NetworkFile,
  4: four as unknown as NetworkFile,
};
