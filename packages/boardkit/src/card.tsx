import type { ComponentChildren, VNode } from 'preact';
import './card.css';

interface CardProps {
  readonly title: ComponentChildren;
  /** A drawing made for the card. */
  readonly picture: ComponentChildren;
  /** Its worth, in a corner. */
  readonly corner?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly class?: string;
  /** A card that can be chosen is a button; a click without `detail` came from a key. */
  readonly onChoose?: ((event: MouseEvent) => void) | undefined;
  readonly isChosen?: boolean | undefined;
  /** What it is called by where it is explained. */
  readonly thing?: string | undefined;
  /** Whether something beside it speaks of it. */
  readonly isLit?: boolean | undefined;
  /** What a screen reader says instead of the card's texts; it must contain those that are seen. */
  readonly label?: string | undefined;
}

/** A playing card: picture above, title and text below, its worth in the corner. */
export function Card(props: CardProps): VNode {
  const { title, picture, corner, children, onChoose, isChosen, thing, isLit = false, label } = props;
  const inside = (
    <>
      <span class="bk-card-picture">{picture}</span>
      {corner !== undefined && <span class="bk-card-corner">{corner}</span>}
      <span class="bk-card-text">
        <span class="bk-card-title">{title}</span>
        {children}
      </span>
    </>
  );
  const name = `bk-card ${props.class ?? ''}`;
  const marks = { 'data-explain': thing, 'data-lit': isLit };
  if (onChoose === undefined) {
    return (
      <div class={name} {...marks}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" class={name} {...marks} aria-pressed={isChosen} aria-label={label} onClick={onChoose}>
      {inside}
    </button>
  );
}
