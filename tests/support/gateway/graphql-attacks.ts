import { getIntrospectionQuery } from 'graphql';

/**
 * A query that costs far more than it seems to, and the limit that must reject it before any
 * service is called.
 */
export interface Attack {
  name: string;
  query: string;
  refusedBy: string;
  variables?: Record<string, unknown>;
  /** Whether the sender is signed in. By default the query comes from a visitor. */
  isSignedIn?: boolean;
}

export const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
/** A chain of fragments, each of which spreads the next one several times. */
const doubling = (type: string, levels: number, spreads: number, last: string): string =>
  times(
    levels,
    (level) => `fragment f${level} on ${type} { ${times(spreads, () => `...f${level + 1}`)} }`,
  ) + ` fragment f${levels} on ${type} { ${last} }`;

/**
 * Asks for the types of fields of types: every level multiplies the answer by all fields of the
 * schema.
 */
export const NESTED_INTROSPECTION = `{ __schema { types { ...t0 } } } ${times(
  14,
  (level) =>
    `fragment t${level} on __Type { a: fields { type { ...t${level + 1} } } b: fields { type { ofType { ...t${level + 1} } } } }`,
)} fragment t14 on __Type { name kind description }`;
const representations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ __typename: 'Shop', id: `shop-${index}` }));
export const SHEET = 'sheet(moduleCode: "200101", number: "PO1")';

export const ATTACKS: Attack[] = [
  {
    name: 'nested introspection in fragments',
    query: NESTED_INTROSPECTION,
    refusedBy: 'introspectionDepth',
    isSignedIn: true,
  },
  {
    name: 'introspection under 31 aliases of __type',
    query: `{ ${times(31, (index) => `a${index}: __type(name: "Viewer") { fields { name } }`)} }`,
    refusedBy: 'aliases',
  },
  {
    name: 'the whole introspection of a visitor',
    query: getIntrospectionQuery(),
    refusedBy: 'UNAUTHENTICATED',
  },
  {
    name: '_service 25 times',
    query: `{ ${times(25, (index) => `a${index}: _service { sdl }`)} }`,
    refusedBy: 'sdlQueries',
  },
  {
    name: '__schema 25 times',
    query: `{ ${times(25, (index) => `a${index}: __schema { types { name } }`)} }`,
    refusedBy: 'schemaQueries',
  },
  {
    name: '400 aliases',
    query: `{ ${times(400, (index) => `a${index}: __typename`)} }`,
    refusedBy: 'aliases',
  },
  {
    name: 'fragments that double 40 times',
    query: `{ viewer { ...f0 } } ${doubling('Viewer', 40, 2, 'id')}`,
    refusedBy: 'fields',
  },
  {
    name: 'the same fragments, spread nowhere',
    query: `{ __typename } ${doubling('Viewer', 40, 2, 'id')}`,
    refusedBy: 'fields',
  },
  {
    name: 'fragments that spread each other',
    query: '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
    refusedBy: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '60 levels',
    query: `{ ${times(60, () => 'viewer {')} id ${times(60, () => '}')} }`,
    refusedBy: 'depth',
  },
  {
    name: '200 directives',
    query: `{ viewer { id ${times(200, () => '@include(if: true)')} } }`,
    refusedBy: 'directives',
  },
  { name: '3,000 tokens', query: `{ ${times(3000, () => '__typename')} }`, refusedBy: 'tokens' },
  {
    name: 'a name of 1 MB that every message repeats',
    query: `query ${'n'.repeat(1_000_000)} { ${times(60, (index) => `viewer { sheet(moduleCode: $a${index}, number: $b${index}) { id } }`)} }`,
    refusedBy: 'nameLength',
  },
  {
    name: '900 validation errors',
    query: `{ ${times(900, (index) => `no_such_field_${index}`)} }`,
    refusedBy: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '29 aliases of a list of 1,000 rows',
    query: `{ viewer { ${SHEET} { details { ${times(29, (index) => `a${index}: rows(pageSize: 1000)`)} } } } }`,
    refusedBy: 'cost',
    isSignedIn: true,
  },
  {
    name: '29 aliases of 1,000 rows of a module',
    query: `{ viewer { listModule(code: "1") { ${times(29, (index) => `a${index}: rows(pageSize: 1000) { nodes { key } }`)} } } }`,
    refusedBy: 'cost',
    isSignedIn: true,
  },
  {
    name: '29 aliases of a list, the sizes in variables',
    query: `query ($n: Int!) { viewer { ${SHEET} { details { ${times(29, (index) => `a${index}: rows(pageSize: $n)`)} } } } }`,
    variables: { n: 1000 },
    refusedBy: 'cost',
    isSignedIn: true,
  },
  {
    name: 'lists in lists: all of 100 approvals with their documents',
    query:
      '{ viewer { approvals(list: PENDING, pageSize: 100) { nodes { sheet { details { rows } approval { history { id } } } } } } }',
    refusedBy: 'cost',
    isSignedIn: true,
  },
  {
    name: 'a page of 2,000,000,000 rows',
    query: '{ viewer { listModule(code: "X") { rows(pageSize: 2000000000) { nodes { key } } } } }',
    refusedBy: 'cost',
    isSignedIn: true,
  },
  {
    name: '4,000 representations in _entities',
    query: 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Shop { name } } }',
    variables: { r: representations(4000) },
    refusedBy: 'representations',
    isSignedIn: true,
  },
  {
    name: '29 times 100 representations',
    query: `query ($r: [_Any!]!) { ${times(29, (index) => `a${index}: _entities(representations: $r) { ... on Shop { name } }`)} }`,
    variables: { r: representations(100) },
    refusedBy: 'representations',
    isSignedIn: true,
  },
  {
    name: 'representations of nothing',
    query: '{ _entities(representations: [{ __typename: "Nothing" }]) { __typename } }',
    refusedBy: 'BAD_USER_INPUT',
    isSignedIn: true,
  },
  {
    name: '100,000 values in a variable',
    query: 'mutation ($ids: [ID!]!) { messagesRead(input: { ids: $ids }) { userErrors { code } } }',
    variables: { ids: Array.from({ length: 100_000 }, (_, index) => `m${index}`) },
    refusedBy: 'ids',
    isSignedIn: true,
  },
  {
    name: 'a subscription',
    query: 'subscription { liveEvents { kind } }',
    refusedBy: 'BAD_USER_INPUT',
  },
];
