import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, type DocumentNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { definitionOf } from '../../../../web/platform/apollo/definition-of.ts';
import { compactDefinition } from '../../../../web/platform/build/compact-definition.ts';

const DOCUMENT = /(?<=^export const \w+ = )\{"kind":"Document",.*\}(?= as unknown as)/gmu;
const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.gen.ts') && !file.startsWith('dist'),
);
const documents = files.flatMap((file) =>
  (readFileSync(join('web', file), 'utf8').match(DOCUMENT) ?? []).map(
    (json) => JSON.parse(json) as DocumentNode,
  ),
);
/** What the browser reads: the short form as JSON, as the build writes it. */
const again = (definition: DefinitionNode) =>
  definitionOf(JSON.parse(JSON.stringify(compactDefinition(definition))) as never);

it('every definition of the portal is the same after the short form', () => {
  const definitions = documents.flatMap((document) => document.definitions);
  expect(definitions.length).toBeGreaterThan(300);
  for (const definition of definitions)
    expect(withoutEmptyLists(again(definition))).toEqual(withoutEmptyLists(definition));
  const short = JSON.stringify(definitions.map(compactDefinition)).length;
  expect(short).toBeLessThan(JSON.stringify(definitions).length / 2);
});

it.each([
  'query Q($ids: [ID!]! = ["a"], $more: Boolean) { a: nodes(ids: $ids, first: 3) @include(if: $more) { id } }',
  'query Q { node(id: "1") { ... on Card @skip(if: true) { id } ... { id } ...Rest ...More @include(if: $more) } }',
  'mutation M($input: [[Int]!]) { go(input: $input, filter: { day: "x", list: [1, $input] }) }',
  'fragment F on Card { id name @client other: name @deprecated(reason: "no") }',
])('so is %s', (text) => {
  const [definition] = parse(text, { noLocation: true }).definitions;
  expect(withoutEmptyLists(again(definition!))).toEqual(withoutEmptyLists(definition));
});

it('the build refuses an operation without a name', () => {
  expect(() => compactDefinition(parse('{ a }').definitions[0]!)).toThrow('without a name');
});

/** Lists without items may be left out of a node. */
const withoutEmptyLists = (node: unknown): unknown =>
  JSON.parse(
    JSON.stringify(node, (_key, value: unknown) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  ) as unknown;
