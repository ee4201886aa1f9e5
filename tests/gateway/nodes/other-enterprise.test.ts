import { expect, test } from 'vitest';
import { globalId, publicId } from '../../../gateway/request/ids.ts';
import {
  possibleTypes,
  QUERIES,
  storeAndWalk,
  twoEnterprises,
  walk,
  type Ask,
} from './two-enterprises.ts';

const NODES = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const NODE = 'query($id: ID!) { node(id: $id) { __typename id } }';
const ENTITIES =
  'query($all: [_Any!]!) { _entities(representations: $all) { __typename ... on Node { id } } }';
/** The ids in an answer, by their types. */
function idsIn(value: unknown, into: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const each of value) idsIn(each, into);
  if (typeof value !== 'object' || value === null) return;
  const { __typename: type, id } = value as { __typename?: string; id?: unknown };
  if (type !== undefined && typeof id === 'string')
    into.set(type, (into.get(type) ?? new Set()).add(id));
  for (const each of Object.values(value)) idsIn(each, into);
}

/** Ids of all node types as an account has them, with objects that it has stored at the gateway. */
async function idsOf(ask: Ask): Promise<Map<string, Set<string>>> {
  const ids = new Map<string, Set<string>>();
  for (const { data } of await storeAndWalk(ask)) idsIn(data, ids);
  const card = publicId('Card', globalId('Card', 'home', 'weather'), {
    enterprise: '100001',
    scope: 'STAFF~ops_director~P0002~1001',
  });
  ids.set('UnknownCard', new Set([card]));
  return ids;
}

test('gets no answer that was cached for this enterprise, whatever it asks', async () => {
  const { own, other } = await twoEnterprises();
  const first = await walk(QUERIES, await own());
  const warm = await walk(QUERIES, await own('token-own-2'));
  const foreign = await walk(QUERIES, await other());
  const countOf = (answers: typeof first) => answers.flatMap(({ calls }) => calls).length;
  // Another account of the same enterprise does get cached answers.
  expect(countOf(warm)).toBeLessThan(countOf(first));
  const operations = (answers: typeof first) =>
    answers.map(({ name, calls }) => [name, calls.map(({ operation }) => operation)]);
  expect(operations(foreign)).toEqual(operations(first));
  const tokens = new Set(foreign.flatMap(({ calls }) => calls.map(({ token }) => token)));
  expect([...tokens].filter((token) => token !== '')).toEqual(['token-other']);
}, 120_000);

test('gets null for the ids that this enterprise has of every type, and no service is called', async () => {
  const { own, other } = await twoEnterprises();
  const [ask, askOther] = [await own(), await other()];
  const ids = await idsOf(ask);
  const types = possibleTypes('Node');
  expect(types.filter((type) => !ids.has(type))).toEqual([]);
  for (const type of types) {
    const asked = [...(ids.get(type) ?? [])].slice(0, 3);
    // They are real: whoever has them gets the object.
    if (type !== 'UnknownCard')
      expect((await ask(NODES, { ids: asked })).data?.nodes).toContainEqual({
        __typename: type,
        id: expect.stringMatching(/./u) as string,
      });
    const nothing = { data: { nodes: asked.map(() => null) }, errors: undefined, calls: [] };
    expect(await askOther(NODES, { ids: asked })).toEqual(nothing);
    const one = { data: { node: null }, errors: undefined, calls: [] };
    expect(await askOther(NODE, { id: asked[0] })).toEqual(one);
  }
}, 120_000);

test('gets no entity by such an id either', async () => {
  const { own, other } = await twoEnterprises();
  const ids = await idsOf(await own());
  const askOther = await other();
  const entities = possibleTypes('_Entity').filter((type) => ids.has(type));
  expect(entities.length).toBeGreaterThan(25);
  for (const type of entities) {
    const all = [...(ids.get(type) ?? [])].slice(0, 3).map((id) => ({ __typename: type, id }));
    const nothing = { data: { _entities: all.map(() => null) }, errors: undefined, calls: [] };
    expect(await askOther(ENTITIES, { all })).toEqual(nothing);
  }
}, 120_000);

/** Entities by business number: each enterprise has its own objects with the same numbers. */
const BY_NUMBER: readonly { __typename: string; number?: string; code?: string }[] = [
  { __typename: 'Shop', number: '1001' },
  { __typename: 'SheetType', code: 'PO' },
  { __typename: 'Channel', code: '1' },
  { __typename: 'Category', code: '1' },
  { __typename: 'Product', code: 'P100001' },
  { __typename: 'Supplier', code: 'T10001' },
  { __typename: 'Region', code: 'R1' },
];

test('gets its own objects by business number, from its own services', async () => {
  const { own, other } = await twoEnterprises();
  const [ask, askOther] = [await own(), await other()];
  for (const representation of BY_NUMBER) {
    const all = [representation];
    const query = `query($all: [_Any!]!) { _entities(representations: $all) { __typename
      ... on Shop { name } ... on SheetType { name } ... on Channel { name } ... on Category { name }
      ... on Product { name } ... on Supplier { name } ... on Region { name } } }`;
    const first = await ask(query, { all });
    const foreign = await askOther(query, { all });
    const named = ({ calls }: typeof first) => calls.map(({ operation }) => operation);
    expect([representation, named(foreign)]).toEqual([representation, named(first)]);
    expect(foreign.calls.map(({ token }) => token)).toEqual(foreign.calls.map(() => 'token-other'));
    expect(foreign.calls).not.toEqual([]);
  }
});
