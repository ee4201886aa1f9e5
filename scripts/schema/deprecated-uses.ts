import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  NoDeprecatedCustomRule,
  parse,
  Source,
  validate,
  type GraphQLSchema,
} from 'graphql';

export interface DeprecatedUse {
  file: string;
  line: number;
  /** Names the element and its replacement. */
  message: string;
}

/** The texts of the portal's operations, including the examples of the playground. */
export function portalSources(folder = 'web'): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => new Source(readFileSync(join(folder, file), 'utf8'), join(folder, file)));
}

/** Where operations use deprecated fields, arguments or values. */
export function deprecatedUses(schema: GraphQLSchema, sources: readonly Source[]): DeprecatedUse[] {
  const document = concatAST(sources.map((source) => parse(source)));
  return validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: 1000 }).map(
    ({ message, nodes, locations }) => ({
      file: nodes?.[0]?.loc?.source.name ?? '',
      line: locations?.[0]?.line ?? 0,
      message,
    }),
  );
}
