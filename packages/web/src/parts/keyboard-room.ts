/** What can be seen of the window, as `window.visualViewport` tells it. */
interface Sight {
  readonly height: number;
  readonly offsetTop: number;
  readonly scale: number;
}

/** What lies above and below the part that is seen. Whoever has zoomed in with two fingers has covered nothing. */
export function roomAround(
  windowHeight: number,
  { height, offsetTop, scale }: Sight,
): { above: number; below: number } {
  if (scale > 1.01) return { above: 0, below: 0 };
  return { above: Math.round(offsetTop), below: Math.max(0, Math.round(windowHeight - height - offsetTop)) };
}

/**
 * Where a keyboard lies over the page instead of making it smaller (iOS), styles are told how much of it: `--above` and
 * `--keyboard`. Elsewhere both stay 0.
 */
export function followKeyboard(): void {
  const sight = window.visualViewport;
  if (sight === null) return;
  const { style } = document.documentElement;
  const measure = (): void => {
    const { above, below } = roomAround(window.innerHeight, sight);
    style.setProperty('--above', `${String(above)}px`);
    style.setProperty('--keyboard', `${String(below)}px`);
  };
  sight.addEventListener('resize', measure);
  sight.addEventListener('scroll', measure);
}
