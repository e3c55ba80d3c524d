import type { Explanation } from '@potager/boardkit';
import type { Told } from './words/explained.ts';

/** Words with what belongs to them. */
export const tell = ([title, text]: Told, rest: Omit<Explanation, 'title' | 'text'>): Explanation => ({
  title,
  text,
  ...rest,
});
