import type { GameEvent } from './event.ts';
import type { ScoreLine } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { Language, Words } from './words.ts';

/**
 * A game's board as a page shows it: a component that is handed what can be seen and done, and holds no rules. The page
 * around it has the seats, the log, clocks and chat.
 */
export interface BoardModule {
  /** A Preact component; the kernel knows no library, so it only says that it gives something to show. */
  readonly Board: (props: BoardProps) => object | null;
  /** What stands on the board, by language; the board knows the form of its own labels. */
  readonly labels: { readonly [language in Language]: () => Promise<{ readonly labels: unknown }> };
  /** What keys do on this board alone, from its labels. */
  readonly keysIn?: ((labels: unknown) => readonly BoardKey[]) | undefined;
  /** Whether a move can be looked at on the board before it is made, so that a hint can be shown there. */
  readonly canShow?: ((move: string) => boolean) | undefined;
  /** Whether the board can light what a line of the log or of the score sheet speaks of. */
  readonly canLight?: ((pointed: Pointed) => boolean) | undefined;
  /** The number of the rule about what a viewer sees and may do, for the rules to open at; undefined: no one rule. */
  readonly ruleAtHand?: ((view: Json, legal: readonly string[]) => string | undefined) | undefined;
  /** How an event is shown when it is played back; without it each entry of the log is one step. */
  readonly showing?: ((event: GameEvent) => Showing) | undefined;
  /** A Preact component: what a game has to say of its end besides points and winners; null where there is nothing. */
  readonly EndNote?: ((props: EndNoteProps) => object | null) | undefined;
}

/**
 * How an event of the playback is shown: as a step of its own, as one that a glance is enough for, as part of a scene
 * of the rules, such as a round's end, or together with the event before it.
 */
export type Showing = 'step' | 'glance' | 'scene' | 'with';

/** What has just happened on the board. */
export interface Happened {
  /** Grows with each step. */
  readonly n: number;
  /** None after a jump to another moment. */
  readonly events: readonly GameEvent[];
  /** Whether it is shown once more, out of the past: nothing is new by it. */
  readonly isAgain?: boolean | undefined;
}

/** A key and what it does. */
export type BoardKey = readonly [key: string, meaning: string];

export type EndNoteProps = Pick<BoardProps, 'tableId' | 'viewer' | 'view' | 'words' | 'labels'>;

/** Whose game it is, as it stands on the box; a traditional one is nobody's. */
export type Credits = { readonly designers: string; readonly publishers: string } | 'traditional';

/** A game as a page presents it on the shelf. */
export interface CardModule {
  readonly credits: Credits;
  /** A Preact component: a drawing in the game's own mood, three units wide and two high. */
  readonly Picture: () => object;
}

export interface BoardProps {
  /** For what a device remembers of one table. */
  readonly tableId: string;
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: readonly BoardSeat[];
  /** What the viewer may know now, or knew after the step that is being shown. */
  readonly view: Json;
  /**
   * Once it is over: whether the page has told who won. It counts the points first, and a board that would say it
   * before that keeps quiet.
   */
  readonly isVerdictTold: boolean;
  /** On whom the game waits. */
  readonly awaited: SeatSet;
  /** The viewer's legal moves in notation, sorted; empty where it may not move now, or a past moment is shown. */
  readonly legal: readonly string[];
  /** What has just happened, for things to move. */
  readonly happened: Happened;
  /** Goes on to what comes next, past a whole scene; undefined where no step is being shown. */
  readonly skip?: (() => void) | undefined;
  /** What the rules say of the position in view. */
  readonly rules: BoardRules;
  readonly language: Language;
  readonly words: Words;
  readonly labels: unknown;
  /**
   * A legal move that the viewer wants to see on the board, as if they had chosen it there; another object each time
   * they ask.
   */
  readonly suggested: { readonly move: string } | undefined;
  /** What the reader points at beside the board, which lights what it speaks of. */
  readonly pointed: Pointed | undefined;
  /**
   * What the moves in view are good for, in a sentence or two: most often one, several where one touch does each of
   * them, none where nothing is chosen. The board has a line for it under its choices; undefined where no such line is
   * wanted.
   */
  readonly help: ((moves: readonly string[]) => string) | undefined;
  /** The address of the game's rules page; `#` and a rule's number lead to that rule. */
  readonly rulesAt: string;
  /** Makes a legal move. The page hands back the new view; while `isBusy` the answer is still awaited. */
  readonly play: (move: string) => void;
  readonly isBusy: boolean;
  /** The viewer's standing order, where the game has some; undefined where none was left. */
  readonly order: JsonObject | undefined;
  /** Leaves a standing order, or takes it back; undefined where none can be left, as at a past moment. */
  readonly leaveOrder: ((order: JsonObject | undefined) => void) | undefined;
  /** Shows why something cannot be done, in the reader's words with its rule. */
  readonly refuse: (refusal: Refusal) => void;
  /** Says something to a screen reader. The page itself announces events and turns. */
  readonly announce: (text: string) => void;
}

/** A line of the log, one of a seat's points, or what somebody explains, by the board's own names of its places. */
export type Pointed =
  | { readonly events: readonly GameEvent[] }
  | { readonly line: ScoreLine; readonly seat: Seat }
  | { readonly places: readonly string[] };

export interface BoardSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly isBot: boolean;
}

/** The rules, as far as a board may ask them: answers hold only what the viewer may know. */
export interface BoardRules {
  /** What a legal move of the viewer would do; undefined where it is not legal. */
  preview(move: string): JsonObject | undefined;
  /** Why the viewer cannot make this move now; undefined where it can. */
  why(move: string): Refusal | undefined;
  /** A seat's points if the game ended now, line by line. */
  score(seat: Seat): readonly ScoreLine[];
}
