import { toJsonSchema } from '@valibot/to-json-schema';
import { version } from '../version.ts';
import type { Route } from './route.ts';

/** The HTTP interface as OpenAPI, made from the routes themselves. docs/api.md says the rest. */
export const makeOpenApi = (routes: readonly Route[]): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Potager',
    version,
    description: 'People and tables. Games are played over the socket at /api/socket: see docs/api.md.',
  },
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'potager' } },
    schemas: { HttpProblem: problemSchema },
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

const problemSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: { code: { type: 'string' }, detail: { type: 'string' }, refusal: { type: 'object' } },
    },
  },
};

function describe({ summary, path, body, needs, gives }: Route): object {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary,
    ...(names.length > 0 && {
      parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    }),
    ...(needs === 'person' && { security: [{ session: [] }] }),
    ...(body && {
      requestBody: {
        required: true,
        // Checks that JSON Schema has no words for are described in docs/api.md.
        content: { 'application/json': { schema: toJsonSchema(body, { errorMode: 'ignore' }) } },
      },
    }),
    responses: {
      '2XX': { description: gives },
      default: {
        description: 'What is wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/HttpProblem' } } },
      },
    },
  };
}
