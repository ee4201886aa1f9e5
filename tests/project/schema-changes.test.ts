import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesSinceRelease, publishedFiles } from '../../scripts/schema/published-files.ts';
import { schemaChanges } from '../../scripts/schema/schema-changes.ts';

const RELEASED = `
  enum Color { RED BLUE @deprecated(reason: "Since 2026-01-01: use RED.") }
  input Filter { color: Color }
  type Query {
    shop(number: ID, former: ID @deprecated(reason: "Since 2026-01-01: use number.")): String!
    name: String @deprecated(reason: "Since 2026-01-01: use shop.")
    color(filter: Filter): Color
  }
`;

describe('The schema', () => {
  it('breaks no client of the last release, unless the release announced it', async () => {
    const refused = (await changesSinceRelease()).filter(({ isRefused }) => isRefused);
    expect(refused).toEqual([]);
  });

  it('is published as it is, with its changes: npm run codegen', async () => {
    for (const { path, text } of await publishedFiles())
      expect(readFileSync(path, 'utf8'), path).toBe(text);
  });
});

describe('A change of a schema', () => {
  it.each([
    ['a new field', 'name: String', 'name: String more: Int', 'safe', false],
    ['a deprecation', '): String!', '): String! @deprecated(reason: "Go.")', 'safe', false],
    ['a new optional input field', 'color: Color }', 'color: Color size: Int }', 'safe', false],
    ['a new enum value', 'RED BLUE', 'RED GREEN BLUE', 'dangerous', false],
    ['a required input field', 'color: Color }', 'color: Color size: Int! }', 'breaking', true],
    ['a required argument', 'number: ID', 'number: ID!', 'breaking', true],
    ['another type', 'String!', 'Int!', 'breaking', true],
    ['a field that may be null now', 'String!', 'String', 'breaking', true],
    ['a removed enum value', 'RED ', '', 'breaking', true],
    [
      'a removed enum value that was deprecated',
      ' BLUE @deprecated(reason: "Since 2026-01-01: use RED.")',
      '',
      'breaking',
      false,
    ],
    ['a removed field', 'color(filter: Filter): Color', '', 'breaking', true],
    [
      'a removed field that was deprecated',
      'name: String @deprecated(reason: "Since 2026-01-01: use shop.")',
      '',
      'breaking',
      false,
    ],
    [
      'a removed argument that was deprecated',
      ', former: ID @deprecated(reason: "Since 2026-01-01: use number.")',
      '',
      'breaking',
      false,
    ],
  ])('such as %s is classified', async (_what, from, to, effect, isRefused) => {
    const present = RELEASED.replace(from, to);
    expect(present).not.toBe(RELEASED);
    const [worst] = await schemaChanges(RELEASED, present);
    expect([worst?.effect, worst?.isRefused]).toEqual([effect, isRefused]);
  });

  it('of a description is no change', async () => {
    expect(
      await schemaChanges(RELEASED, RELEASED.replace('type Query', '"All." type Query')),
    ).toEqual([]);
  });
});
