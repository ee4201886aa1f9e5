import {
  getIntrospectionQuery,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type GraphQLSchema,
} from 'graphql';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { expect, test } from 'vitest';
import { createFieldCosts, isList } from '../../../gateway/graphql/field-costs.ts';
import { COST_LIMIT, createQueryCost } from '../../../gateway/graphql/query-cost.ts';
import { portalSchema } from '../../../gateway/schema.ts';

const SDL = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@cost", "@listSize"])
  scalar Large @cost(weight: 10)
  interface Animal { name: String }
  type Cat implements Animal { name: String lives: [Int!]! @listSize(assumedSize: 9) }
  type Fish implements Animal { name: String }
  type Page { total: Int nodes: [Cat!]! }
  type Query {
    name: String
    large: Large
    asks: String @cost(weight: 10)
    animals: [Animal!]! @listSize(assumedSize: 5)
    cats(first: Int! = 20): [Cat!]! @listSize(slicingArguments: ["first"])
    page(size: Int): Page @listSize(assumedSize: 30, slicingArguments: ["size"], sizedFields: ["nodes"], requireOneSlicingArgument: false)
  }
`);

const small = createQueryCost(buildSubgraphSchema([{ typeDefs: SDL }]));
const whole = createQueryCost(portalSchema);

function ask(queryCost: typeof small, query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return queryCost({ document, operation, variables });
}
const cost = (query: string, variables?: Record<string, unknown>) =>
  ask(small, query, variables).requested;

test('counts every field once', () => {
  expect(cost('{ name __typename }')).toBe(2);
});

test('adds the costs of fields and scalars in the SDL', () => {
  expect(cost('{ large }')).toBe(10);
  expect(cost('{ asks }')).toBe(11);
});

test('multiplies by the page argument as a literal, as a variable and by its default', () => {
  expect(cost('{ cats(first: 100) { name } }')).toBe(200);
  expect(cost('query ($n: Int!) { cats(first: $n) { name } }', { n: 300 })).toBe(600);
  expect(cost('{ cats { name } }')).toBe(40);
  expect(cost('{ cats(first: -5) { name } }')).toBe(0);
});

test('multiplies through nested lists', () => {
  expect(cost('{ cats(first: 100) { lives } }')).toBe(100 * (1 + 9));
});

test('applies the page size to the rows only, and the assumed size without an argument', () => {
  expect(cost('{ page(size: 100) { total nodes { name } } }')).toBe(1 + 1 + 100 * 2);
  expect(cost('{ page { total nodes { name } } }')).toBe(1 + 1 + 30 * 2);
  expect(cost('{ page(size: 10) { ...f } } fragment f on Page { nodes { name } }')).toBe(
    1 + 10 * 2,
  );
});

test('counts the most expensive type of an interface', () => {
  expect(cost('{ animals { name ... on Cat { lives } ... on Fish { name } } }')).toBe(
    5 * (1 + 1 + 9),
  );
  expect(cost('{ animals { ... on Fish { name } } }')).toBe(5 * (1 + 1));
});

test('leaves out skipped fields', () => {
  const query =
    'query ($no: Boolean!) { name @skip(if: $no) cats(first: 9) @include(if: $no) { name } }';
  expect(cost(query, { no: true })).toBe(18);
  expect(cost(query, { no: false })).toBe(1);
  expect(cost(query, { no: null })).toBe(19);
});

test('visits a fragment once for each type, however often it is spread', () => {
  const levels = Array.from(
    { length: 40 },
    (_, level) => `fragment f${level} on Query { ...f${level + 1} ...f${level + 1} }`,
  );
  const { requested, visited } = ask(
    small,
    `{ ...f0 } ${levels.join(' ')} fragment f40 on Query { name }`,
  );
  expect(requested).toBe(2 ** 40);
  expect(visited).toBe(2 * 40 + 2);
});

test('calculates introspection from the size of the schema itself', () => {
  const query = getIntrospectionQuery({
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
  });
  const { requested } = ask(whole, query);
  expect(requested).toBeGreaterThan(Object.keys(portalSchema.getTypeMap()).length * 10);
  expect(requested).toBeLessThan(COST_LIMIT / 2);
});

test.each([
  ['lines of a document', 'sheet(moduleCode: "1", number: "2") { details { ROWS } }', ''],
  ['rows of a module', 'listModule(code: "1") { ROWS }', ' { nodes { key } }'],
])(
  'refuses 29 aliases of 1,000 %s, however few fields of each are selected',
  (_what, field, below) => {
    const aliases = Array.from(
      { length: 29 },
      (_, index) => `a${index}: rows(pageSize: 1000)${below}`,
    ).join(' ');
    expect(
      ask(whole, `{ viewer { ${field.replace('ROWS', aliases)} } }`).requested,
    ).toBeGreaterThan(1.25 * COST_LIMIT);
  },
);

test('fields below viewer cost nothing for a visitor, whose viewer is null', () => {
  const document = parse('{ viewer { shops { name } } signInOptions { singleSignOnUrl } }');
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  expect(whole({ document, operation, variables: {}, isVisitor: true }).requested).toBe(3);
});

/** Lists whose size is declared by the field that returns their page. */
function sizedByParent(schema: GraphQLSchema): ReadonlySet<string> {
  const costs = createFieldCosts(schema);
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  return new Set(
    fields.flatMap((field) =>
      costs(field).sizedFields.map((name) => `${getNamedType(field.type).name}.${name}`),
    ),
  );
}

test('every list of the schema declares its size', () => {
  const costs = createFieldCosts(portalSchema);
  const byParent = sizedByParent(portalSchema);
  const types = Object.values(portalSchema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  );
  const lists = types.flatMap((type) =>
    'getFields' in type && !isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          isList(field.type) ? [{ name: `${type.name}.${field.name}`, field }] : [],
        )
      : [],
  );
  expect(lists.length).toBeGreaterThan(100);
  const undeclared = lists.filter(({ name, field }) => {
    const { assumedSize, slicingArguments } = costs(field);
    return assumedSize === null && slicingArguments.length === 0 && !byParent.has(name);
  });
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test('every slicing argument exists and always has a value if no size is assumed', () => {
  const costs = createFieldCosts(portalSchema);
  const wrong = Object.values(portalSchema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const { slicingArguments, assumedSize } = costs(field);
        const args = field.args.filter(({ name }) => slicingArguments.includes(name));
        const isGiven = args.some(
          ({ type: of, defaultValue }) => defaultValue !== undefined || of.toString().endsWith('!'),
        );
        const isFine =
          args.length === slicingArguments.length &&
          (slicingArguments.length === 0 || isGiven || assumedSize !== null);
        return isFine ? [] : [`${type.name}.${field.name}`];
      }),
    );
  expect(wrong).toEqual([]);
});
