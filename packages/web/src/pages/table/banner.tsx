import type { ComponentChildren, VNode } from 'preact';

/** A notice above the board, said aloud as it comes. */
export function Banner({ children }: { children: ComponentChildren }): VNode {
  return (
    <div class="banner" role="status">
      {children}
    </div>
  );
}

export function BannerButton({
  text,
  onPress,
  isMain,
}: {
  text: string;
  onPress: () => void;
  isMain?: boolean;
}): VNode {
  return (
    <button type="button" class={`button small ${isMain ? 'primary' : ''}`} onClick={onPress}>
      {text}
    </button>
  );
}
