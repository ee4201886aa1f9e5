import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CARD_KINDS } from '../../gateway/cards/kinds/table.ts';
import introspection from '../../web/generated/possible-types.ts';
import { isGenerated } from '../../scripts/lint/fences.mjs';
import { projectFiles } from '../support/source-files.ts';

/** Files to change for a new kind of card, besides its own files in the gateway and the portal. */
const PLACES = [
  'gateway/cards/kinds/table.ts',
  'schema/cards.graphql',
  'web/features/home/Home.graphql',
  'web/features/home/cards/card-kinds.ts',
];
/**
 * Files about particular kinds, which need no change for a new one: the skeleton of the home page,
 * the first query of the playground, the counters of a group, and the right panel.
 */
const PARTICULAR = [
  'gateway/cards/groups.ts',
  'web/features/home/DashboardSkeleton.tsx',
  'web/features/home/panel/PanelBody.tsx',
  'web/features/home/panel/PanelButton.tsx',
  'web/features/playground/example-query.ts',
];

const sources = projectFiles()
  .filter(
    (path) =>
      /^(gateway|web|schema|codegen)\b.*\.(ts|tsx|graphql)$/.test(path) && !isGenerated(path),
  )
  .filter((path) => !path.startsWith('web/dist/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it.each(CARD_KINDS.map(({ typename }) => typename))(
  '%s is registered in at most five places',
  (typename) => {
    const isOwn = (path: string) =>
      /^(gateway\/cards\/kinds|web\/features\/home\/cards)\//.test(path);
    const mentions = new RegExp(
      `\\b(${typename}\\b|${typename}_card\\b|${typename[0]?.toLowerCase()}${typename.slice(1)}\\b)`,
    );
    const places = sources
      .filter(
        ({ path, text }) =>
          mentions.test(text) &&
          !(isOwn(path) && !PLACES.includes(path)) &&
          !PARTICULAR.includes(path),
      )
      .map(({ path }) => path);
    expect(PLACES).toEqual(expect.arrayContaining(places));
    expect(places.length).toBeLessThanOrEqual(5);
  },
);

it('the gateway has a kind for every type of the schema that implements Card', () => {
  expect(CARD_KINDS.map(({ typename }) => typename).sort()).toEqual(
    [...(introspection.possibleTypes.Card ?? [])].sort(),
  );
});
