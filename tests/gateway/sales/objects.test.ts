import { describe, expect, test } from 'vitest';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { idOf, objectsTest } from './objects-support.ts';
import { JUNE, RESULT } from './sales-support.ts';

const FIELDS = `__typename
  ... on Product { id code name category { id code name i18nCode } supplier { id name } }
  ... on Supplier { id code name } ... on Region { id code name }`;
const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { ${FIELDS} } }`;
const ENTITIES = `query ($all: [_Any!]!) { _entities(representations: $all) { ${FIELDS} } }`;
const BOTH = `query ($ids: [ID!]!, $all: [_Any!]!) {
  nodes(ids: $ids) { ${FIELDS} } _entities(representations: $all) { ${FIELDS} } }`;

const APPLE = {
  __typename: 'Product',
  id: idOf('Product', 'P1'),
  code: 'P1',
  name: '红富士苹果',
  category: { id: idOf('Category', '10'), code: '10', name: '生鲜', i18nCode: 'category.10' },
  supplier: { id: idOf('Supplier', 'T1'), name: '禾源农业' },
};
const GREENS = {
  __typename: 'Product',
  id: idOf('Product', 'P2'),
  code: 'P2',
  name: '小青菜',
  category: null,
  supplier: null,
};
const FARM = { __typename: 'Supplier', id: idOf('Supplier', 'T1'), code: 'T1', name: '禾源农业' };
const EAST = { __typename: 'Region', id: idOf('Region', 'R1'), code: 'R1', name: '华东区域' };

describe('Products, suppliers and regions', () => {
  test('are nodes', async () => {
    const { ask, asked } = await objectsTest();
    const query = `query ($id: ID!) { node(id: $id) { ${FIELDS} } }`;
    const { data, errors } = await ask(query, { id: APPLE.id });
    expect({ data, errors }).toEqual({ data: { node: APPLE }, errors: undefined });
    expect(asked()).toEqual([['product', ['P1']]]);
  });

  test('are found by id and by code with one call for each kind', async () => {
    const { ask, asked, retail } = await objectsTest();
    const { data, errors } = await ask(BOTH, {
      ids: [EAST.id, APPLE.id, FARM.id],
      all: [
        { __typename: 'Product', code: 'P2' },
        { __typename: 'Product', id: APPLE.id },
        { __typename: 'Supplier', code: 'T1' },
        { __typename: 'Region', code: 'R1' },
        { __typename: 'Product', code: 'P9' },
      ],
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      nodes: [EAST, APPLE, FARM],
      _entities: [GREENS, APPLE, FARM, EAST, null],
    });
    expect(asked().toSorted()).toEqual([
      ['product', ['P1', 'P2', 'P9']],
      ['region', ['R1']],
      ['supplier', ['T1']],
    ]);
    expect(retail.asked.map(({ body }) => body)).toContainEqual({
      ...{ usercode: 'ops_director', entid: '100001' },
      ...{ kind: 'region', codes: ['R1'] },
    });
  });

  test('have the ids in rows of sales by which they are found', async () => {
    const { ask, retail, asked } = await objectsTest();
    const [product, region] = [
      { code: 'P1', name: '红富士苹果', supplier: { code: 'T1', name: '禾源农业' } },
      { code: 'R1', name: '华东区域' },
    ];
    retail.answers('salesQuery', { ...RESULT, rows: [{ product, region, values: {} }] });
    const { data } = await ask(
      `{ viewer { sales(dimensions: [PRODUCT], ${JUNE}) { nodes { product { id supplier { id } } region { id } } } } }`,
    );
    expect(data).toEqual({
      viewer: {
        sales: {
          nodes: [
            { product: { id: APPLE.id, supplier: { id: FARM.id } }, region: { id: EAST.id } },
          ],
        },
      },
    });
    expect(asked()).toEqual([]);
  });

  test('are null when unknown, and for ids of another enterprise, without a call for these', async () => {
    const { ask, asked } = await objectsTest();
    const foreign = ['Product', 'Supplier', 'Region'].map((type) => idOf(type, 'P1', '200002'));
    const ids = [...foreign, idOf('Product', 'p1'), idOf('Region', 'P1')];
    const { data, errors } = await ask(NODES, { ids });
    expect({ data, errors }).toEqual({ data: { nodes: ids.map(() => null) }, errors: undefined });
    const all = foreign.map((id) => ({ __typename: 'Product', id }));
    expect((await ask(ENTITIES, { all })).data).toEqual({ _entities: [null, null, null] });
    expect(asked()).toEqual([
      ['product', ['p1']],
      ['region', ['P1']],
    ]);
  });

  test('are unknown by a code that no call takes, and the others are found', async () => {
    const { ask, asked } = await objectsTest();
    const codes = ['', 'x'.repeat(65), 'P1\u0000', 'P\n1', '\u007f', '\u0085', '\ud800'];
    const known = { __typename: 'Product', id: APPLE.id, code: ['P2'] };
    const all = [...codes.map((code) => ({ __typename: 'Product', code })), known];
    const { data, errors } = await ask(ENTITIES, { all });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ _entities: [...codes.map(() => null), APPLE] });
    expect(asked()).toEqual([['product', ['P1']]]);
  });

  test('take a call for each hundred codes of a kind', async () => {
    const { ask, asked } = await objectsTest();
    const ids = Array.from({ length: 150 }, (_, index) => idOf('Product', `P${String(index)}`));
    const query = `query ($a: [ID!]!, $b: [ID!]!) { a: nodes(ids: $a) { id } b: nodes(ids: $b) { id } }`;
    const { data, errors } = await ask(query, { a: ids.slice(0, 75), b: ids.slice(75) });
    expect(errors).toBeUndefined();
    expect(
      Object.values(data ?? {})
        .flat()
        .filter(Boolean),
    ).toEqual([{ id: APPLE.id }, { id: GREENS.id }]);
    expect(asked().map(([kind, codes]) => [kind, codes.length])).toEqual([
      ['product', 100],
      ['product', 50],
    ]);
  });

  test('that the services answer oddly are left out or completed', async () => {
    const { ask, breakCalls } = await objectsTest();
    breakCalls('product', {
      data: [
        ...[null, 7, {}, { name: 'no code' }, { code: 'P3', name: 'not asked for' }],
        ...[
          { code: 'P2', category: 'x' },
          { code: 'P2', name: 'again' },
          { code: 100, name: ' ' },
        ],
      ],
    });
    breakCalls('supplier', { data: null });
    const all = [
      ...['P1', 'P2', '100'].map((code) => ({ __typename: 'Product', code })),
      { __typename: 'Supplier', code: 'T1' },
    ];
    const { data, errors } = await ask(ENTITIES, { all });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      _entities: [null, { ...GREENS, name: 'P2' }, { code: '100', category: null }, null],
    });
  });

  test('need a session', async () => {
    const { ask } = await startGateway();
    const { errors } = await ask(NODES, { variables: { ids: [APPLE.id] } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('A supplier', () => {
  test('is answered what its services answer, and no region whatever they would answer', async () => {
    const { ask, asked, retail } = await objectsTest({ account: SIGNED_IN_SUPPLIER });
    const { data, errors } = await ask(BOTH, {
      ids: [APPLE.id, FARM.id, EAST.id],
      all: [{ __typename: 'Region', code: 'R1' }],
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: [APPLE, FARM, null], _entities: [null] });
    expect(
      asked()
        .map(([kind]) => kind)
        .toSorted(),
    ).toEqual(['product', 'supplier']);
    expect(retail.asked.map(({ body }) => (body as { usercode: string }).usercode)).toEqual([
      'v10001',
      'v10001',
    ]);
  });
});

/** The paths of errors with what they say about the cause. */
const failures = (errors: GraphqlAnswer['errors'], cause: 'code' | 'reason') =>
  errors?.map(({ path, extensions }) => [path?.join(' '), extensions[cause]]).toSorted();

describe('When the call for suppliers fails', () => {
  const REQUEST = {
    ids: [APPLE.id, FARM.id, EAST.id],
    all: [
      { __typename: 'Supplier', code: 'T1' },
      { __typename: 'Product', code: 'P2' },
    ],
  };

  test.each([
    ['bad gateway', 'UPSTREAM_FAILED'],
    ['timeout', 'UPSTREAM_TIMEOUT'],
    [{ data: 'nothing' }, 'UPSTREAM_FAILED'],
  ] as const)('with %o, only these are null, with the code %s', async (fault, code) => {
    const { ask, breakCalls } = await objectsTest();
    breakCalls('supplier', fault);
    const { data, errors } = await ask(BOTH, REQUEST);
    expect(data).toEqual({ nodes: [APPLE, null, EAST], _entities: [null, GREENS] });
    expect(failures(errors, 'code')).toEqual([
      ['_entities 0', code],
      ['nodes 1', code],
    ]);
  });

  test.each([
    ['refused', 'FORBIDDEN'],
    ['not implemented', 'UPSTREAM_FAILED'],
  ] as const)(
    'because it is %s, nodes are null, and entities have the code %s',
    async (fault, code) => {
      const { ask, breakCalls } = await objectsTest();
      breakCalls('supplier', fault);
      const { data, errors } = await ask(BOTH, REQUEST);
      expect(data).toEqual({ nodes: [APPLE, null, EAST], _entities: [null, GREENS] });
      expect(failures(errors, 'code')).toEqual([['_entities 0', code]]);
    },
  );

  test('because the services do not have it, it is not called', async () => {
    const { ask, asked } = await objectsTest({ missing: ['salesObjects'] });
    const { data, errors } = await ask(BOTH, REQUEST);
    expect(data).toEqual({ nodes: [null, null, null], _entities: [null, null] });
    expect(failures(errors, 'reason')).toEqual([
      ['_entities 0', 'NOT_IMPLEMENTED'],
      ['_entities 1', 'NOT_IMPLEMENTED'],
    ]);
    expect(asked()).toEqual([]);
  });
});
