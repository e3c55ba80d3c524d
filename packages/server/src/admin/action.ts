import type { HostConnection, PersonId, Restriction } from '@potager/table';
import * as v from 'valibot';
import type { AnswerName } from '../http/answers.ts';
import type { Subscriber } from '@potager/table/host';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Settings } from '../settings.ts';
import type { Problem } from '../http/problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { WriteGroup } from '../storage/write.ts';
import type { World } from '../world.ts';
import type { Moderation } from './moderation.ts';

/** The sockets of a server, as far as actions are concerned. */
export interface Connections {
  readonly size: number;
  list(isMeant: (subscriber: Subscriber) => boolean): HostConnection[];
  /** Ends them and says why. */
  shutOut(isMeant: (connection: HostConnection) => boolean, restriction: Restriction): void;
  /** Tells somebody that their name was taken away. */
  clearName(person: PersonId, name: string): void;
}

/** What actions work with. */
export interface ActionContext {
  readonly settings: Settings;
  readonly world: World;
  readonly storage: Storage;
  readonly tableRegistry: TableRegistry;
  readonly moderation: Moderation;
  readonly connections: Connections;
}

/** Who does something: an account, from an address; or somebody at the machine itself. */
export interface Actor {
  readonly admin?: PersonId;
  readonly address?: string;
}

interface Described {
  readonly summary: string;
  /** What it gives back. */
  readonly gives: AnswerName | 'nothing';
}

/** What a deed comes to. */
export interface DeedPlan {
  /** What it gives back. */
  readonly result?: unknown;
  /** What it changes, written together with its line in the audit log. */
  readonly writes?: WriteGroup;
  /** What is wrong where a write that has to change something does not. */
  readonly unmet?: Problem;
}

type Run<I, R> = (context: ActionContext, input: I, by: Actor) => R;

/** One thing that a host can do, by whichever way they ask for it. */
export interface Action extends Described {
  readonly input: v.GenericSchema;
  /**
   * How it is written down. `none`: lists, which change nothing. `once`: together with what it changes, in one
   * transaction (`run` gives a `DeedPlan`). `twice`: it takes a while, so before it begins and when it is done.
   */
  readonly audit: 'none' | 'once' | 'twice';
  /** What it is done to. */
  readonly about?: (input: never) => string | undefined;
  readonly run: Run<never, unknown>;
  /** What follows once it is on the disk. */
  readonly after?: Run<never, void | Promise<void>>;
}

type Given<S extends v.GenericSchema> = v.InferOutput<S>;

/** Lists something. */
export const look = <S extends v.GenericSchema>(
  action: Described & { readonly input: S; readonly run: Run<Given<S>, unknown> },
): Action => ({ ...action, audit: 'none' });

/** Looks closely at somebody or something, or does something in one go. */
export const deed = <S extends v.GenericSchema>(
  action: Described & {
    readonly input: S;
    readonly about?: (input: Given<S>) => string | undefined;
    readonly run: Run<Given<S>, DeedPlan>;
    readonly after?: Run<Given<S>, void | Promise<void>>;
  },
): Action => ({ ...action, audit: 'once' });

/** Does something that takes a while. */
export const work = <S extends v.GenericSchema>(
  action: Described & {
    readonly input: S;
    readonly about: (input: Given<S>) => string | undefined;
    readonly run: Run<Given<S>, Promise<unknown>>;
  },
): Action => ({ ...action, audit: 'twice' });

// What actions are asked with

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const TEN_YEARS = 10 * 366 * 24 * 60;
const MOST_LISTED = 100;

export const FIELDS = {
  table: text(64),
  person: text(64),
  /** Told to those whom it concerns. */
  why: text(200),
  /** Left out: for good. */
  minutes: v.exactOptional(whole(1, TEN_YEARS)),
  id: whole(1, Number.MAX_SAFE_INTEGER),
  before: v.exactOptional(whole(1, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(whole(1, MOST_LISTED), 50),
  words: text,
} as const;

/** When something ends that lasts so long; null: never. */
export const untilIn = ({ world }: ActionContext, minutes: number | undefined): number | null =>
  minutes === undefined ? null : world.now() + minutes * 60_000;
