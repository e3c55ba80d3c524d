export const TITLES = ['Garden Nation', 'Gardlings', 'Eden'] as const;

/**
 * Runs in the page: plays by itself from now on, one of the moves in the list of all moves at a time, as quickly as the
 * table lets it. Any board, any game.
 */
export function playByItself(everyMs: number): void {
  setInterval(() => {
    const offers = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] .hints button')].filter((button) =>
      button.getAttribute('aria-label')?.startsWith('Do it'),
    );
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (offers.length > 0) offers[Math.floor(Math.random() * offers.length)]?.click();
    // A list that was opened too late has nothing to offer any more.
    else if (dialog !== null && dialog.querySelector('.hints, .loading') === null) dialog.close();
    else if (dialog === null && document.title.startsWith('●'))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
  }, everyMs);
}

/** Runs in the page: begins a game against bots from the shelf, once that is there. */
export async function beginGame(title: string): Promise<void> {
  const find = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.startsWith('Play now') && textContent.endsWith(` · ${title}`),
    );
  for (let tries = 0; tries < 100 && find() === undefined; tries++) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  find()?.click();
}

/** Runs in the page: back to all games, without leaving the page. */
export function goToShelf(): void {
  document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click();
}

export interface Sight {
  readonly path: string;
  /** What has happened, in words; undefined while no table is to be seen. */
  readonly lines: readonly string[] | undefined;
  readonly isOver: boolean;
  /** What the page says is wrong with games on this device. */
  readonly said: string;
}

/** Runs in the page: what is to be seen of a table. */
export function look(): Sight {
  const log = document.querySelector('.log');
  return {
    path: location.pathname,
    lines: log === null ? undefined : [...log.querySelectorAll('.log-line')].map(({ textContent }) => textContent),
    isOver: document.querySelector('[data-status=over]') !== null,
    said: document.querySelector('.notices')?.textContent ?? '',
  };
}
