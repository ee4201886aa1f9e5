import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  buildASTSchema,
  extendSchema,
  Kind,
  printSchema,
  visit,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import type { Context } from '../request/context.ts';
import { introspectionRefusal } from '../graphql/introspection.ts';
import { inheritDescriptions } from '../graphql/inherit-descriptions.ts';

/** Directives of GraphQL itself, which tell clients something. */
const KEPT: ReadonlySet<string> = new Set(['deprecated', 'specifiedBy', 'oneOf']);

/**
 * The schema as clients see it: without the directives of federation and of the gateway, which
 * `_service { sdl }` has.
 */
export function publishedSdl(typeDefs: DocumentNode): string {
  const plain = visit(typeDefs, {
    Directive: ({ name }) => (KEPT.has(name.value) ? undefined : null),
    SchemaExtension: () => null,
  });
  const isExtension = ({ kind }: DefinitionNode): boolean => kind.endsWith('Extension');
  const base = buildASTSchema({
    kind: Kind.DOCUMENT,
    definitions: plain.definitions.filter((each) => !isExtension(each)),
  });
  const whole = extendSchema(base, {
    kind: Kind.DOCUMENT,
    definitions: plain.definitions.filter(isExtension),
  });
  return printSchema(inheritDescriptions(whole)) + '\n';
}

interface PublishedSchemaOptions {
  sdl: string;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** /schema.graphql: the SDL, for callers who may read the schema, with an ETag. */
export async function publishedSchema(
  app: FastifyInstance,
  { sdl, createContext }: PublishedSchemaOptions,
): Promise<void> {
  const etag = `"${createHash('sha256').update(sdl).digest('hex').slice(0, 32)}"`;
  app.get('/schema.graphql', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache').header('vary', 'authorization, cookie');
    const refusal = introspectionRefusal(await createContext(request, reply));
    if (refusal !== null) throw refusal;
    reply.header('etag', etag).type('text/plain; charset=utf-8');
    return request.headers['if-none-match']?.includes(etag)
      ? reply.code(304).send()
      : reply.send(sdl);
  });
}
