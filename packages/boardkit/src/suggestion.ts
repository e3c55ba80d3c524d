import type { BoardProps } from '@potager/kernel';
import { useEffect } from 'preact/hooks';

/** Shows what the viewer asked to see on the board, each time they ask, as long as it can be done. */
export function useSuggestion(
  { suggested, legal }: Pick<BoardProps, 'suggested' | 'legal'>,
  show: (move: string) => void,
): void {
  useEffect(() => {
    if (suggested !== undefined && legal.includes(suggested.move)) show(suggested.move);
  }, [suggested]);
}
