import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  changesSinceRelease,
  latestRelease,
  publishedFiles,
} from '../../scripts/schema/published-files.ts';
import { portalSdl } from '../../gateway/schema.ts';
import { changelogSection } from '../../scripts/schema/changelog-section.ts';
import { schemaChanges } from '../../scripts/schema/schema-changes.ts';

const RELEASED = `
  enum Color { RED BLUE @deprecated(reason: "Since 2026-01-01: use RED. Removed after 2026-06-30.") }
  input Filter { color: Color }
  type Query {
    shop(number: ID, former: ID @deprecated(reason: "Since 2026-01-01: use number. Removed after 2026-06-30.")): String!
    name: String @deprecated(reason: "Since 2026-01-01: use shop. Removed after 2026-06-30.")
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
      ' BLUE @deprecated(reason: "Since 2026-01-01: use RED. Removed after 2026-06-30.")',
      '',
      'breaking',
      false,
    ],
    ['a removed field', 'color(filter: Filter): Color', '', 'breaking', true],
    [
      'a removed field that was deprecated',
      'name: String @deprecated(reason: "Since 2026-01-01: use shop. Removed after 2026-06-30.")',
      '',
      'breaking',
      false,
    ],
    [
      'a removed argument that was deprecated',
      ', former: ID @deprecated(reason: "Since 2026-01-01: use number. Removed after 2026-06-30.")',
      '',
      'breaking',
      false,
    ],
  ])('such as %s is classified', async (_what, from, to, effect, isRefused) => {
    const present = RELEASED.replace(from, to);
    expect(present).not.toBe(RELEASED);
    const [worst] = await schemaChanges(RELEASED, present, '2026-07-01');
    expect([worst?.effect, worst?.isRefused]).toEqual([effect, isRefused]);
  });

  it('of a description is no change', async () => {
    expect(
      await schemaChanges(
        RELEASED,
        RELEASED.replace('type Query', '"All." type Query'),
        '2026-07-01',
      ),
    ).toEqual([]);
  });

  it.each([
    ['on its last day', '2026-06-30', ' Removed after 2026-06-30.', true],
    ['after its last day', '2026-07-01', ' Removed after 2026-06-30.', false],
    ['without a last day', '2099-01-01', '', true],
    ['with a last day in words', '2099-01-01', ' Removed after summer.', true],
  ])(
    'that removes a deprecated field %s is judged by the release',
    async (_when, today, end, isRefused) => {
      const field = `name: String @deprecated(reason: "Since 2026-01-01: use shop.${end}")`;
      const released = `type Query { shop: String ${field} }`;
      const [change] = await schemaChanges(released, released.replace(field, ''), today);
      expect(change?.isRefused).toBe(isRefused);
    },
  );

  it.each([
    [
      'everything that leads to it may go',
      ' @deprecated(reason: "Since 2026-01-01: use shop. Removed after 2026-06-30.")',
      false,
    ],
    ['something leads to it', '', true],
  ])('may remove a type if %s', async (_when, deprecated, isRefused) => {
    const released = `type Name { text: String } type Query { shop: String name: Name${deprecated} }`;
    const changes = await schemaChanges(released, 'type Query { shop: String }', '2026-07-01');
    const type = changes.find(({ path }) => path === 'Name');
    expect(type?.isRefused).toBe(isRefused);
  });
});

describe('The section of the changelog', () => {
  it('says what clients must act upon before what is new', async () => {
    const present = `
      enum Color { RED GREEN }
      input Filter { color: Color @deprecated(reason: "Since 2026-07-01: use colors. Removed after 2027-01-31.") colors: [Color!] }
      type Shop { id: ID }
      type Query { shop(number: ID, isOpen: Boolean): String! color(filter: Filter): Color shops: [Shop!] }
    `;
    const changes = await schemaChanges(RELEASED, present, '2026-07-01');
    expect(changelogSection(changes, { releasedSdl: RELEASED, presentSdl: present }))
      .toMatchInlineSnapshot(`
      "### Breaking

      - Enum value \`BLUE\` (deprecated) was removed from enum \`Color\`.
      - Field \`name\` (deprecated) was removed from object type \`Query\`.
      - Argument \`former: ID\` was removed from field \`Query.shop\`.

      ### Clients must expect

      - Enum value \`GREEN\` was added to enum \`Color\`.
      - Argument \`isOpen: Boolean\` added to field \`Query.shop\`.

      ### Deprecated

      - \`Filter.color\`: Since 2026-07-01: use colors. Removed after 2027-01-31.

      ### New types

      - \`Shop\`

      ### New in a type

      - \`Filter\`: \`colors\`
      - \`Query\`: \`shops\`
      "
    `);
  });

  it('names every deprecated element and every type that is new since the last release', async () => {
    const changes = await changesSinceRelease();
    const released = latestRelease().sdl;
    const section = changelogSection(changes, { releasedSdl: released, presentSdl: portalSdl });
    const count = (sdl: string) => sdl.match(/@deprecated/gu)?.length ?? 0;
    expect(section.match(/Removed after/gu)).toHaveLength(count(portalSdl) - count(released));
    const added = changes.filter(({ type }) => type === 'TYPE_ADDED').map(({ path }) => path);
    expect(added.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
