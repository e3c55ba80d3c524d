import { type ReadonlySignal, signal } from '@preact/signals';

/** The pages, by their addresses. */
export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'table'; readonly at: TableAt }
  | { readonly page: 'games' }
  | { readonly page: 'lobby' }
  | { readonly page: 'rules' | 'summary' | 'lesson' | 'exercises'; readonly game: string }
  | { readonly page: 'practise' }
  | { readonly page: 'exercise'; readonly game: string; readonly exercise: string }
  | { readonly page: 'settings' }
  | { readonly page: 'host' }
  | { readonly page: 'noMails' }
  | { readonly page: 'lost' };

/** A table in this browser, or one that a server keeps. */
export interface TableAt {
  readonly place: 'here' | 'online';
  readonly table: string;
}

const ID = '([A-Za-z0-9_-]{1,64})';

const ROUTES: readonly (readonly [RegExp, (id: string, part: string) => Route])[] = [
  [/^\/$/, () => ({ page: 'landing' })],
  [new RegExp(`^/table/${ID}$`), (table) => ({ page: 'table', at: { place: 'online', table } })],
  [new RegExp(`^/here/${ID}$`), (table) => ({ page: 'table', at: { place: 'here', table } })],
  [/^\/games$/, () => ({ page: 'games' })],
  [/^\/lobby$/, () => ({ page: 'lobby' })],
  // As it was called before one could find a game there.
  [/^\/watch$/, () => ({ page: 'lobby' })],
  [new RegExp(`^/rules/${ID}$`), (game) => ({ page: 'rules', game })],
  [new RegExp(`^/rules/${ID}/summary$`), (game) => ({ page: 'summary', game })],
  [new RegExp(`^/learn/${ID}$`), (game) => ({ page: 'lesson', game })],
  [/^\/practise$/, () => ({ page: 'practise' })],
  [new RegExp(`^/practise/${ID}$`), (game) => ({ page: 'exercises', game })],
  [new RegExp(`^/practise/${ID}/${ID}$`), (game, exercise) => ({ page: 'exercise', game, exercise })],
  [/^\/settings$/, () => ({ page: 'settings' })],
  [/^\/host$/, () => ({ page: 'host' })],
  [/^\/no-mails$/, () => ({ page: 'noMails' })],
];

export function parseRoute(path: string): Route {
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return make(found[1] ?? '', found[2] ?? '');
  }
  return { page: 'lost' };
}

export const makeTablePath = ({ place, table }: TableAt): string =>
  place === 'here' ? `/here/${table}` : `/table/${table}`;

const current = signal<Route>({ page: 'lost' });

/** Where the reader is. */
export const route: ReadonlySignal<Route> = current;

const follow = (): void => {
  current.value = parseRoute(location.pathname);
};

export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  follow();
  if (location.hash === '') window.scrollTo(0, 0);
}

/** Keeps the route with the address: back and forward, and plain links inside the page. */
export function followAddress(): void {
  follow();
  addEventListener('popstate', follow);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !staysHere(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.hash);
  });
}

function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isInside = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  const isSamePage = link.pathname === location.pathname && link.hash !== '';
  return isPlain && isInside && !isSamePage && !event.defaultPrevented;
}
