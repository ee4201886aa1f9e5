import { getOperationAST, isAbstractType, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { ApiTokenScope } from '../../../../gateway/generated/resolvers.ts';
import { requiredScopes } from '../../../../gateway/graphql/required-scopes.ts';
import { portalSchema } from '../../../../gateway/schema.ts';
import { startTokens } from '../token-support.ts';
import { fieldPaths, type FieldPath } from './field-paths.ts';
import { lacksRule, neededFor, unknownRules, writing } from './scope-table.ts';

const PATHS = fieldPaths(portalSchema);
/** Subscriptions are sent to an address of their own, which checks each kind of event. */
const POSTED = PATHS.filter(({ query }) => !query.startsWith('subscription'));

const READING: readonly ApiTokenScope[] = [
  ...(['READ_CARDS', 'READ_SALES', 'READ_LISTS', 'READ_SHEETS', 'READ_WORKFLOW'] as const),
  ...(['READ_TASKS', 'READ_MESSAGES', 'READ_MENUS', 'READ_WEBHOOKS', 'EXPORT_LISTS'] as const),
];
const WRITING = READING.map(writing).filter(
  (scope) => scope !== null && scope !== ('WRITE_SALES' as ApiTokenScope),
) as ApiTokenScope[];
const ALL = [...READING, ...WRITING];

const typesOf = (name: string): string[] => {
  const type = portalSchema.getType(name);
  return isAbstractType(type) ? portalSchema.getPossibleTypes(type).map((each) => each.name) : [];
};

describe('the table of what a token needs', () => {
  test('has each entry point of the schema, and no other', () => {
    const coordinates = PATHS.map(({ coordinate }) => coordinate);
    const entities = new Set([...typesOf('_Entity'), ...typesOf('Node')]);
    expect(coordinates.filter((each) => lacksRule(each, entities))).toEqual([]);
    expect(unknownRules(coordinates)).toEqual([]);
  });

  test('agrees with the gateway about the way to each field of each type', () => {
    const ofGateway = ({ query }: FieldPath) => {
      const document = parse(query);
      expect(validate(portalSchema, document)).toEqual([]);
      const operation = getOperationAST(document)!;
      const needed = requiredScopes(portalSchema, { document, operation, variables: {} });
      if (needed.closedField !== null) return 'CLOSED';
      const writes = new Set([...needed.scopes].map(String));
      return [...needed.scopes].filter((scope) => !writes.has(String(writing(scope)))).toSorted();
    };
    const ofTable = ({ path }: FieldPath) => neededFor(path);
    const differing = PATHS.map((each) => [each.coordinate, ofTable(each), ofGateway(each)]).filter(
      ([, table, gateway]) => String(table) !== String(gateway),
    );
    expect(differing).toEqual([]);
  });

  test('covers the types of all fields', () => {
    const walked = new Set(PATHS.map(({ coordinate }) => coordinate.split('.')[0]));
    const all = Object.values(portalSchema.getTypeMap()).filter(
      (type) => 'getFields' in type && !type.name.startsWith('__') && !('isOneOf' in type),
    );
    expect(all.map(({ name }) => name).filter((name) => !walked.has(name))).toEqual([]);
  });
});

/** What tokens with these scopes are answered, one operation after another. */
async function asker() {
  const { program, secret, retail } = await startTokens();
  return async (scopes: readonly ApiTokenScope[]) => {
    const token = await secret(...scopes);
    return async ({ query }: FieldPath) => {
      retail.asked.length = 0;
      const { data, errors = [] } = await program(token, query);
      return {
        data: data ?? null,
        codes: errors.map(({ extensions }) => extensions.code),
        message: errors[0]?.message ?? '',
        calls: retail.paths(),
      };
    };
  };
}

const REFUSED = { data: null, codes: ['FORBIDDEN'], calls: [] };

describe('a token is refused before a service is called', () => {
  test('every field, if it has all scopes but the one for it', async () => {
    const withScopes = await asker();
    let refused = 0;
    for (const lacking of READING) {
      const lacked = [lacking, writing(lacking)];
      const ask = await withScopes(ALL.filter((scope) => !lacked.includes(scope)));
      for (const each of POSTED) {
        const needed = neededFor(each.path);
        const missing = needed === 'CLOSED' ? [] : needed.filter((one) => lacked.includes(one));
        if (missing.length === 0) continue;
        const { message, ...answer } = await ask(each);
        expect({ ...answer, of: each.coordinate }).toEqual({ ...REFUSED, of: each.coordinate });
        expect(message).toContain(`lacks scope: ${missing.join(', ')}.`);
        refused += 1;
      }
    }
    // Most fields of the schema: the others say who one is, or cannot be used with a token at all.
    expect(refused).toBeGreaterThan(700);
  }, 60_000);

  test('every change, if it has all scopes to read', async () => {
    const ask = await (await asker())(READING);
    const changes = POSTED.filter(({ path: [first] }) => first?.startsWith('Mutation.'));
    expect(changes.length).toBeGreaterThan(100);
    for (const each of changes) {
      const needed = neededFor(each.path);
      if (needed !== 'CLOSED' && !needed.some((scope) => scope.startsWith('WRITE_'))) continue;
      const { message, ...answer } = await ask(each);
      expect({ ...answer, of: each.coordinate }).toEqual({ ...REFUSED, of: each.coordinate });
      if (needed !== 'CLOSED') expect(message).toContain(`lacks scope: ${needed.join(', ')}.`);
    }
  }, 60_000);

  test('every field that no token may use, if it has all scopes', async () => {
    const ask = await (await asker())(ALL);
    const closed = POSTED.filter(({ path }) => neededFor(path) === 'CLOSED');
    expect(closed.length).toBeGreaterThan(50);
    for (const each of closed) {
      const { message, ...answer } = await ask(each);
      expect({ ...answer, of: each.coordinate }).toEqual({ ...REFUSED, of: each.coordinate });
      expect(message).toContain('cannot be used with an API token');
    }
  }, 60_000);
});
