import type { FastifyReply } from 'fastify';
import type { HttpCode } from '@potager/table';
import type * as v from 'valibot';
import type { Visitor } from '../people/identity.ts';
import type { AnswerName } from './answers.ts';
import type { Caller } from './caller.ts';

/** What a route is called with. */
export interface RouteRequest<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly reply: FastifyReply;
}

interface Described {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under /api, with `:names` for what varies. */
  readonly path: string;
  readonly summary: string;
  /** What it gives back; nothing is a 204. */
  readonly gives: AnswerName | 'nothing';
  /** Of what it gives: left out, 200. */
  readonly status?: 200 | 201;
  /** Also for those who are being forgotten, to whom nothing else is open. */
  readonly isForLeavers?: true;
  /** What may be wrong besides what may be wrong with every request of its kind. */
  readonly problems?: readonly HttpCode[];
  /** Whether somebody who is shut out may do it all the same: what everybody may do about their own data. */
  readonly isForBanned?: true;
  /** Whether a program may send a form that nobody reads: some know nothing else. */
  readonly takesForms?: true;
}

/** One thing that can be asked for over HTTP; the OpenAPI description is made from the same table. */
export interface Route extends Described {
  readonly needs: 'anyone' | 'person' | 'admin';
  readonly body?: v.GenericSchema;
  readonly run: (request: RouteRequest<unknown>, visitor: Visitor | undefined) => unknown;
}

export function openRoute<S extends v.GenericSchema = v.GenericSchema<undefined>>(
  route: Described & {
    readonly body?: S;
    readonly run: (request: RouteRequest<v.InferOutput<S>>, visitor: Visitor | undefined) => unknown;
  },
): Route {
  return { ...route, needs: 'anyone' } as unknown as Route;
}

/** For those who are signed in only. */
export function personalRoute<S extends v.GenericSchema = v.GenericSchema<undefined>>(
  route: Described & {
    readonly body?: S;
    readonly run: (request: RouteRequest<v.InferOutput<S>>, visitor: Visitor) => unknown;
  },
): Route {
  return { ...route, needs: 'person' } as unknown as Route;
}
