import {
  getNamedType,
  isNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { ApiTokenScope } from '../generated/resolvers.ts';

/** A part of the schema for which API tokens have scopes of their own. */
type Domain = ApiTokenScope extends infer Scope
  ? Scope extends `READ_${infer Name}`
    ? Name
    : never
  : never;

/** Open to every token, closed to all, or for the scopes of a domain. */
export type Access = 'OPEN' | 'CLOSED' | { read: ApiTokenScope; write: ApiTokenScope | null };

const domain = (name: Domain): Access => ({
  read: `READ_${name}`,
  write: name === 'SALES' ? null : `WRITE_${name}`,
});

/**
 * What stands in a file of schema/ belongs to its domain. A file that is not listed is closed, so
 * that a new part of the schema is open to no token until a developer decides about it.
 */
const ACCESS_BY_FILE: Readonly<Record<string, Access>> = {
  'api-tokens.graphql': 'CLOSED',
  'assistant.graphql': domain('MENUS'),
  'cards.graphql': domain('CARDS'),
  'errors.graphql': 'OPEN',
  'jobs.graphql': { read: 'EXPORT_LISTS', write: 'EXPORT_LISTS' },
  'lists.graphql': domain('LISTS'),
  // Each kind of event needs the scope of its own domain.
  'live.graphql': 'OPEN',
  'menus.graphql': domain('MENUS'),
  'messages.graphql': domain('MESSAGES'),
  'metadata.graphql': domain('LISTS'),
  'microapps.graphql': 'CLOSED',
  'sales.graphql': domain('SALES'),
  'saved-queries.graphql': 'CLOSED',
  'scalars.graphql': 'OPEN',
  'session-administration.graphql': 'CLOSED',
  'session.graphql': 'OPEN',
  'sheets.graphql': domain('SHEETS'),
  'tasks.graphql': domain('TASKS'),
  'views.graphql': domain('LISTS'),
  'webhooks.graphql': domain('WEBHOOKS'),
  'workflow.graphql': domain('WORKFLOW'),
};

/** The fields of an open or partly open file that no token may use. */
const CLOSED_FIELDS: ReadonlySet<string> = new Set([
  'Viewer.session',
  'Viewer.sessions',
  'Viewer.passwordPolicy',
  // A file is uploaded by a browser alone, and a stopped import would go on writing.
  'Mutation.importStart',
  'Mutation.importConfirm',
  'Mutation.jobResume',
]);

/** Fields that give data of a second domain, with the scope that they need for it. */
const ALSO_NEEDED: ReadonlyMap<string, ApiTokenScope> = new Map([
  // The file has the same figures as a query of sales.
  ['Mutation.salesExportStart', 'READ_SALES'],
]);

/** Columns are metadata of what has them: a token for a document may read its columns. */
const COLUMNS = 'metadata.graphql';
/** Pages of other types: each belongs to the type in its name. */
const PAGES = 'connections.graphql';

/** Whether every file of the schema has been decided about; used by a test. */
export const hasAccessRule = (file: string): boolean => file in ACCESS_BY_FILE || file === PAGES;

/** The access to objects of a type. */
export function accessToType(schema: GraphQLSchema, type: GraphQLNamedType): Access {
  const file = fileOf(type);
  if (file !== PAGES) return accessToFile(file);
  const inner = schema.getType(type.name.replace(/(?:Connection|Edge)$/u, ''));
  return isNamedType(inner) && fileOf(inner) !== PAGES ? accessToFile(fileOf(inner)) : 'OPEN';
}

/** The access to a field of a type that is read, or to a mutation. */
export function accessToField(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): Access {
  if (CLOSED_FIELDS.has(`${type.name}.${field.name}`)) return 'CLOSED';
  const result = getNamedType(field.type);
  if (type === schema.getMutationType()) {
    const access = accessToType(schema, result);
    return access === 'OPEN' ? 'CLOSED' : access;
  }
  const file = field.astNode?.loc?.source.name ?? '';
  // The fields that federation adds, _entities and _service with its SDL, stand in no file.
  if (file === '' && (type === schema.getQueryType() || type.name === '_Service')) return 'OPEN';
  if (file === PAGES) return accessToType(schema, fileOf(type) === PAGES ? type : result);
  if (file === COLUMNS && type.name !== 'Viewer') return 'OPEN';
  return accessToFile(file);
}

/** The scope that a field needs besides that of its own domain; null for most fields. */
export const scopeAlsoNeeded = (coordinate: string): ApiTokenScope | null =>
  ALSO_NEEDED.get(coordinate) ?? null;

const accessToFile = (file: string): Access => ACCESS_BY_FILE[file] ?? 'CLOSED';

function fileOf({ astNode }: GraphQLNamedType): string {
  return astNode?.loc?.source.name ?? '';
}
