import type { Target } from './target.ts';

/** Something that must hold, and whether it did. */
export interface Finding {
  readonly what: string;
  /** What was measured; empty where there is nothing to add. */
  readonly figure: string;
  readonly holds: boolean;
}

/** One way to hurt a server. */
export interface Attack {
  readonly name: string;
  /** Settings it needs; left out: those a server comes with. */
  readonly flags?: readonly string[];
  /** Whether nobody else plays meanwhile, because the server is stopped or its disk is full. */
  readonly isAlone?: true;
  /** `start` begins another server on the same data, once the first has ended. */
  run(target: Target, start: (more?: { flags?: readonly string[] }) => Promise<Target>): Promise<readonly Finding[]>;
}
