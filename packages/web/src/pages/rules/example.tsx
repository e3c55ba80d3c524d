import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesWords } from '../../words/rules/words.ts';

interface ExampleProps {
  readonly game: string;
  readonly name: string;
  /** What is to be seen in it. */
  readonly text: string;
}

type Loaded = ComponentType<{ text: string }>;

/** A drawn example; its board is brought when the reader comes near. */
export function Example({ game, name, text }: ExampleProps): VNode {
  const figure = useRef<HTMLElement>(null);
  const board = useSignal<Loaded | undefined>(undefined);
  useEffect(() => {
    const bring = async (): Promise<void> => {
      const { bringExample } = await import('./example-board.tsx');
      board.value = await bringExample(game, name);
    };
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // Without its board the sentence stands for itself.
        void bring().catch(() => undefined);
      },
      { rootMargin: '400px' },
    );
    watch.observe(figure.current as HTMLElement);
    return () => watch.disconnect();
  }, [game, name]);
  const Board = board.value;
  return (
    <figure class="example" ref={figure}>
      <figcaption>
        <b>{rulesWords().example}</b> {text}
      </figcaption>
      {Board ? <Board text={text} /> : <div class="example-room" />}
    </figure>
  );
}
