import Fastify, { type FastifyRequest } from 'fastify';

/** An OpenAPI document, as far as it is looked at. */
export interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: object } };
}

interface Operation {
  readonly requestBody?: object;
  readonly responses: {
    readonly [status: string]: { readonly content?: { readonly 'application/json': { schema: object } } };
  };
}

/** One answer of a server, and the operation it belongs to. */
export interface Heard {
  readonly operation: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * For tests: holds answers of a server against its OpenAPI document. Fastify brings the checker of JSON Schema along.
 */
export class Judge {
  private readonly description: Description;
  private readonly request: FastifyRequest;

  private constructor(closed: Description, request: FastifyRequest) {
    this.description = closed;
    this.request = request;
  }

  static async make(description: Description): Promise<Judge> {
    const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false } as const;
    const app = Fastify({ ajv: { customOptions } });
    const { promise, resolve } = Promise.withResolvers<FastifyRequest>();
    app.get('/', (request, reply) => {
      resolve(request);
      void reply.send();
    });
    await app.inject('/');
    return new Judge(close(description) as Description, await promise);
  }

  /** What is wrong with an answer; undefined where nothing is. */
  problemWith({ operation, status, body }: Heard): string | undefined {
    const [method = '', path = ''] = operation.split(' ');
    const known = this.description.paths[path]?.[method.toLowerCase()];
    if (known === undefined) return `${operation} is not described`;
    const response = known.responses[status];
    if (response === undefined) return `${operation} is not said to answer ${status}: ${JSON.stringify(body)}`;
    const schema = response.content?.['application/json'].schema;
    if (schema === undefined) return body === undefined ? undefined : `${operation} ${status} is not empty`;
    const { components } = this.description;
    const isRight = this.request.compileValidationSchema({ ...schema, components });
    if (isRight(body)) return undefined;
    return `${operation} ${status}: ${JSON.stringify(isRight.errors)} in ${JSON.stringify(body)}`;
  }
}

/** The same document, except that no object may have more in it than is said: so that nothing is left unsaid. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, close(inner)]));
  const isOpen = closed['type'] === 'object' && 'properties' in closed && !('additionalProperties' in closed);
  return isOpen ? { ...closed, additionalProperties: false } : closed;
}
