import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { expect, test } from 'vitest';
import { portalSchema } from '../../../gateway/schema.ts';
import { possibleTypes, storeAndWalk, twoEnterprises } from './two-enterprises.ts';

/** Types with a field `id` that `node` does not find, and why. */
const NOT_NODES: Readonly<Record<string, string>> = {
  AccountSession: 'a sign-in is listed by its account alone, and ends with it',
  ApprovalStep: 'a step exists within its approval',
  Attachment: 'an attachment exists within its document',
  ListRowChange: 'a change exists within the history of its row',
  PendingApproval: 'the former type of the same approvals; Approval is a node',
  SheetHeader: 'the former type of the same documents; Sheet is a node',
  WorkflowButton: 'the id of a button is an encrypted order and differs in every answer',
};

/** The examples of the services have no card of an unknown kind. */
const WITHOUT_EXAMPLE: ReadonlySet<string> = new Set(['UnknownCard']);

interface Found {
  __typename: string;
  id: string;
  [field: string]: unknown;
}

/** The objects of an answer that have an id. */
function objectsIn(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  const { __typename, id } = value as Partial<Found>;
  return typeof id === 'string' && __typename !== undefined ? [value as Found, ...below] : below;
}

/** Fields of a type that have a value without arguments. */
function plainFields(typeName: string): string[] {
  const type = portalSchema.getType(typeName);
  return isObjectType(type)
    ? Object.values(type.getFields())
        .filter(
          ({ type: of, args }) => isLeafType(getNamedType(of)) && !args.some(isRequiredArgument),
        )
        .map(({ name }) => name)
    : [];
}

const typesWithId = (): string[] =>
  Object.values(portalSchema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getFields().id !== undefined)
    .map(({ name }) => name);

test('every object with an id is a node, or there is a reason', () => {
  const nodes = new Set(possibleTypes('Node'));
  const others = typesWithId().filter((name) => !nodes.has(name) && !name.endsWith('Payload'));
  expect(others.toSorted()).toEqual(Object.keys(NOT_NODES));
});

test('every entity is a node', () => {
  const nodes = new Set(possibleTypes('Node'));
  const entities = Object.values(portalSchema.getTypeMap())
    .filter(isObjectType)
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'key'))
    .map(({ name }) => name);
  expect(entities.length).toBeGreaterThan(30);
  expect(entities.filter((name) => !nodes.has(name))).toEqual([]);
});

test('every node that an ordinary query has is the same object by its id', async () => {
  const { own } = await twoEnterprises();
  const ask = await own();
  const found = new Map<string, Map<string, Found[]>>();
  for (const { data } of await storeAndWalk(ask))
    for (const object of objectsIn(data)) {
      const ofType = found.get(object.__typename) ?? new Map<string, Found[]>();
      found.set(object.__typename, ofType);
      ofType.set(object.id, [...(ofType.get(object.id) ?? []), object]);
    }
  const types = possibleTypes('Node').filter((name) => !WITHOUT_EXAMPLE.has(name));
  expect(types.filter((name) => !found.has(name))).toEqual([]);
  for (const type of types) {
    for (const [id, seen] of [...(found.get(type) ?? [])].slice(0, 3)) {
      const fields = plainFields(type).filter((name) => seen.some((object) => name in object));
      const query = `query ($id: ID!) { node(id: $id) { __typename ... on ${type} { ${fields.join(' ')} } } }`;
      const { data } = await ask(query, { id });
      const node = data?.node as Found | null;
      expect([type, node?.__typename, node?.id]).toEqual([type, type, id]);
      // Several examples of the services are about the same object and name it differently.
      for (const field of fields)
        expect([field, seen.map((object) => object[field])]).toEqual([
          field,
          expect.arrayContaining([node?.[field]]) as unknown[],
        ]);
    }
  }
}, 120_000);
