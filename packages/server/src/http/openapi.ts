import type { HttpCode } from '@potager/table';
import { type JsonSchema, type OverrideSchemaContext, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { version } from '../version.ts';
import { ANSWERS, type AnswerName } from './answers.ts';
import { STATUS } from './problem.ts';
import { openRoute, type Route } from './route.ts';

/** The HTTP interface as OpenAPI, made from the routes themselves. docs/api.md says the rest. */
export function withDescription(routes: readonly Route[]): readonly Route[] {
  const all: Route[] = [
    ...routes,
    openRoute({
      method: 'GET',
      path: '/openapi.json',
      summary: 'This description',
      gives: 'OpenApi',
      run: () => description,
    }),
  ];
  const description = describeAll(all);
  return all;
}

const describeAll = (routes: readonly Route[]): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Potager',
    version,
    description: 'People and tables. Games are played over the socket at /api/socket: see docs/api.md.',
  },
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'potager' } },
    schemas: toJsonSchemaDefs(ANSWERS, {
      typeMode: 'output',
      overrideRef: ({ referenceId }) => refTo(referenceId as AnswerName),
      overrideSchema: describePairs,
    }),
  },
  paths: Object.fromEntries(
    [...new Set(routes.map(({ path }) => path))].map((path) => [
      `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      Object.fromEntries(
        routes.filter((route) => route.path === path).map((route) => [route.method.toLowerCase(), describe(route)]),
      ),
    ]),
  ),
});

/**
 * In words that every draft of JSON Schema knows: they differ in those for lists whose places have schemas of their
 * own.
 */
function describePairs({ valibotSchema, jsonSchema }: OverrideSchemaContext): JsonSchema | undefined {
  if (valibotSchema.type !== 'tuple') return undefined;
  const { items } = jsonSchema as { items: [JsonSchema, JsonSchema] };
  return { type: 'array', items: items[0], minItems: items.length, maxItems: items.length };
}

const refTo = (name: AnswerName): string => `#/components/schemas/${name}`;

function describe(route: Route): object {
  const { summary, path, body, needs } = route;
  const names = namesIn(path);
  return {
    summary,
    ...(names.length > 0 && {
      parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    }),
    ...(needs !== 'anyone' && { security: [{ session: [] }] }),
    ...(body && {
      requestBody: {
        required: true,
        // Checks that JSON Schema has no words for are described in docs/api.md.
        content: { 'application/json': { schema: toJsonSchema(body, { errorMode: 'ignore' }) } },
      },
    }),
    responses: { ...describeSuccess(route), ...describeProblems(codesOf(route)) },
  };
}

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);

function describeSuccess({ gives, status = 200 }: Route): object {
  if (gives === 'nothing') return { 204: { description: 'Done' } };
  return { [status]: { description: gives, content: { 'application/json': { schema: { $ref: refTo(gives) } } } } };
}

/** What can go wrong with a route: what its kind always may, and what it names itself. */
function codesOf({ method, path, needs, problems = [] }: Route): HttpCode[] {
  const codes = new Set<HttpCode>(['tooFast', 'banned', 'notSaved', 'failed', ...problems]);
  if (needs === 'person') codes.add('signedOut');
  if (method !== 'GET') for (const code of ['crossOrigin', 'unreadable', 'tooLarge'] as const) codes.add(code);
  if (namesIn(path).length > 0) codes.add('unreadable');
  return [...codes];
}

/** One answer for each status, with the codes that come with it. */
function describeProblems(codes: readonly HttpCode[]): object {
  const byStatus = Map.groupBy(codes, (code) => STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => [
      status,
      {
        description: those.join(' or '),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: refTo('HttpProblem') }],
              properties: { error: { properties: { code: { enum: those } } } },
            },
          },
        },
      },
    ]),
  );
}
