import type { LevelName } from '@potager/bots';
import type { BegunGame } from '@potager/kernel';
import type { EntryContent, Log } from './entry.ts';
import type { Person, PersonId } from './person.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** Who goes on with a game that was begun: a person, or a bot of a level. */
export type BegunChair =
  | { readonly kind: 'human'; readonly by: Person }
  | { readonly kind: 'bot'; readonly level: LevelName };

interface Beginning {
  readonly table: string;
  readonly game: BegunGame;
  /** As many as the game has seats. */
  readonly chairs: readonly BegunChair[];
  readonly host: PersonId;
  /** What is drawn from here on follows from it alone. */
  readonly secret: string;
  readonly at: number;
}

const NONCE = '0'.repeat(32);

/** The log of a table at which a game was played so far: whoever restores it goes on from there. */
export function makeBegunLog({ table, game: begun, chairs, host, secret, at }: Beginning): Log {
  const { game, rules, seats, options, setup, moves } = begun;
  const contents: EntryContent[] = [
    { kind: 'opened', table, game, rules, seats, options, settings: DEFAULT_SETTINGS, host, secret },
    ...chairs.map(sitDown),
    { kind: 'started', setup, draws: 'bySeat' },
    ...moves.map((move) => ({ kind: 'moved', ...move }) as const),
  ];
  return contents.map((content, n) => ({ ...content, n, at }));
}

const sitDown = (chair: BegunChair, seat: number): EntryContent =>
  chair.kind === 'bot'
    ? { kind: 'botSat', seat, level: chair.level }
    : { kind: 'sat', seat, person: chair.by.id, name: chair.by.name, nonce: NONCE };
