import type { GameRecord } from './record.ts';

/** A game as far as it has been played, to be looked at or gone on with; every record is one. */
export type BegunGame = Pick<GameRecord, 'game' | 'rules' | 'seats' | 'options' | 'setup' | 'moves'>;
