import type { LocalTrouble } from '../../client/local-trouble.ts';
import type { Restriction } from '@potager/table';
import type { Theme } from '../../settings/theme.ts';

/** What is said on every page, and what whoever runs the server tells. */
export interface EverywhereWords {
  // Everywhere
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly broken: string;
  readonly retry: string;
  readonly lostPage: string;
  readonly toShelf: string;
  readonly noServer: string;
  /** What is wrong with keeping games on this device, and what comes of it. */
  readonly localTroubles: { readonly [trouble in LocalTrouble]: string };
  readonly unreachable: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly [theme in Theme]: string };

  // What whoever runs the server tells
  readonly draining: string;
  readonly banned: (ban: Restriction) => string;
  readonly toMyData: string;
  readonly nameCleared: (name: string) => string;
  readonly chooseName: string;
  readonly closedTable: string;
  readonly whyClosed: (why: string) => string;
  readonly myId: string;
  readonly myIdHint: string;
  readonly toHost: string;
}
