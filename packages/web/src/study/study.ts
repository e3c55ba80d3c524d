import type { LevelName } from '@potager/bots';
import type { BegunGame } from '@potager/kernel';
import type { BotQuestion } from '@potager/table';

/** Who plays a seat of a study: the reader, a bot of a level, or nobody, so that it stays as it is. */
export type StudyChair = 'reader' | 'nobody' | LevelName;

/** A position to be looked at and played with in the page: kept nowhere, and set back at will. */
export interface Study {
  readonly game: BegunGame;
  /** As many as the game has seats. */
  readonly chairs: readonly StudyChair[];
  /** The move of a seat that a bot has; undefined: the bot decides. */
  readonly script?: ((asked: BotQuestion) => string | undefined) | undefined;
  /** 64 hexadecimal digits, from which what is drawn follows; left out: always the same. */
  readonly secret?: string | undefined;
}
