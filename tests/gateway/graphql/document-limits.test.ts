import { getIntrospectionQuery, parse } from 'graphql';
import { expect, test } from 'vitest';
import { measureDocument } from '../../../gateway/graphql/document-limits.ts';

const exceededBy = (query: string) => measureDocument(parse(query)).exceeded;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (depth: number, name: string): string =>
  depth === 1 ? name : `${name} { ${nested(depth - 1, name)} }`;

test.each([
  ['depth', `{ ${nested(13, 'a')} }`, 12, 13],
  ['depth', `{ ...f } fragment f on A { ${nested(13, 'a')} }`, 12, 13],
  ['introspectionDepth', `{ __schema { ${nested(16, 'ofType')} } }`, 16, 17],
  [
    'introspectionDepth',
    `{ __type(name: "A") { ...f } } fragment f on __Type { ${nested(16, 'ofType')} }`,
    16,
    17,
  ],
  ['aliases', `{ ${times(31, (index) => `a${index}: b`)} }`, 30, 31],
  ['aliases', `{ __schema { ${times(31, (index) => `a${index}: types { name }`)} } }`, 30, 31],
  ['fields', `{ ${times(1001, () => 'a')} }`, 1000, 1001],
  ['fields', `{ __schema { types { ${times(999, () => 'name')} } } }`, 1000, 1001],
  ['schemaQueries', '{ a: __schema { types { name } } b: __schema { types { name } } }', 1, 2],
  ['sdlQueries', '{ a: _service { sdl } ...f } fragment f on Query { _service { sdl } }', 1, 2],
  ['directives', `{ a ${times(101, () => '@b')} }`, 100, 101],
  ['nameLength', `{ ${'a'.repeat(201)} }`, 200, 201],
  ['nameLength', `query ${'a'.repeat(201)} { a(b: $${'c'.repeat(100)}) }`, 200, 201],
])('refuses a document with too much %s: %#', (name, query, limit, value) => {
  expect(exceededBy(query)).toEqual({ name, limit, value });
});

test('counts a fragment at every spread, and visits it once', () => {
  const levels = times(
    30,
    (level) => `fragment f${level} on A { ...f${level + 1} ...f${level + 1} }`,
  );
  const measure = measureDocument(parse(`{ ...f0 } ${levels} fragment f30 on A { a }`));
  expect(measure.exceeded).toMatchObject({ name: 'fields', value: 1_000_000 });
  expect(measure.visited).toBe(1 + 30 * 2 + 1);
});

test('measures an unused fragment, because validation visits it', () => {
  const levels = times(
    30,
    (level) => `fragment f${level} on A { ...f${level + 1} ...f${level + 1} }`,
  );
  expect(exceededBy(`{ a } ${levels} fragment f30 on A { a }`)).toMatchObject({ name: 'fields' });
});

test('terminates when fragments spread each other', () => {
  expect(exceededBy('{ ...a } fragment a on A { ...b } fragment b on A { ...a }')).toBeNull();
});

test('accepts GraphiQL’s query, and recognizes that it reads the schema', () => {
  const query = getIntrospectionQuery({
    inputValueDeprecation: true,
    schemaDescription: true,
    specifiedByUrl: true,
  });
  expect(measureDocument(parse(query))).toMatchObject({ exceeded: null, introspects: true });
  expect(measureDocument(parse('{ __typename a { fields { type } } }'))).toMatchObject({
    exceeded: null,
    introspects: false,
  });
});
