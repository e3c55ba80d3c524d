import type { ComponentChildren, VNode } from 'preact';

/** A slip of paper above the board. */
export function Slip({ children }: { children: ComponentChildren }): VNode {
  return (
    <div class="banner" role="status">
      {children}
    </div>
  );
}

export function Press({ text, onPress, isMain }: { text: string; onPress: () => void; isMain?: boolean }): VNode {
  return (
    <button type="button" class={`button small ${isMain ? 'primary' : ''}`} onClick={onPress}>
      {text}
    </button>
  );
}
