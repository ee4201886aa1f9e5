import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_KINDS } from '../../gateway/cards/kinds/table.ts';
import introspection from '../../web/generated/possible-types.ts';
import { MAX_PLACES, placesOf, registrySources } from '../support/registry-places.ts';
import { projectFiles, projectRoot } from '../support/source-files.ts';

/** The existing files that change for a new kind of card, besides its own files. */
const PLACES = [
  'gateway/cards/kinds/table.ts',
  'schema/cards.graphql',
  'web/features/home/Home.graphql',
  'web/features/home/cards/card-kinds.ts',
];
/**
 * Files about particular kinds, which need not know a new one: the shape of the home page while it
 * loads, the examples of the playground, the counters of a group, the cards that the right panel
 * shows to suppliers and on its button, and the operations without which a card has no content (the
 * others call the address of the card).
 */
const PARTICULAR = [
  'gateway/cards/groups.ts',
  'gateway/cards/needed-operations.ts',
  'web/features/home/DashboardSkeleton.tsx',
  'web/features/home/panel/PanelBody.tsx',
  'web/features/home/panel/PanelButton.tsx',
];
const CARDS_FOLDER = 'web/features/home/cards';
/** Folders beside those of the kinds: what all or several kinds share, and the example. */
const SHARED_FOLDERS = ['_example', 'filtering', 'frame', 'notices'];

const sources = registrySources(/^(gateway|web|schema|codegen)\b.*\.(ts|tsx|graphql)$/);
const typenames = CARD_KINDS.map(({ typename }) => typename);
const isOwn = (path: string) => /^(gateway\/cards\/kinds|web\/features\/home\/cards)\//.test(path);
const isExample = (path: string) => path.startsWith('web/features/playground/examples/');
const folderOf = (typename: string) =>
  typename
    .replace(/Card$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

describe('A kind of card', () => {
  it.each(typenames)('%s is registered in at most five places', (typename) => {
    const places = placesOf(sources, {
      mentions: new RegExp(
        `\\b(${typename}\\b|${typename}_card\\b|${typename[0]?.toLowerCase()}${typename.slice(1)}\\b)`,
      ),
      isIgnored: (path) =>
        (isOwn(path) && !PLACES.includes(path)) || PARTICULAR.includes(path) || isExample(path),
    });
    expect(PLACES).toEqual(expect.arrayContaining(places));
    expect(places.length).toBeLessThanOrEqual(MAX_PLACES);
  });

  it('has one folder in the portal, and every folder belongs to a kind or is shared', () => {
    const folders = new Set(
      projectFiles().flatMap((path) => {
        const [folder, file] = path.startsWith(`${CARDS_FOLDER}/`)
          ? path.slice(CARDS_FOLDER.length + 1).split('/')
          : [];
        return folder !== undefined && file !== undefined ? [folder] : [];
      }),
    );
    expect([...folders].sort()).toEqual([...typenames.map(folderOf), ...SHARED_FOLDERS].sort());
  });

  it('has one line in the registry of the portal', () => {
    const registry = sources.find(({ path }) => path === `${CARDS_FOLDER}/card-kinds.ts`);
    const registered = registry?.text.match(/^ {2}\w+(?=: \w+Kind,$)/gm)?.map((key) => key.trim());
    expect(registered?.sort()).toEqual([...typenames].sort());
  });

  it('exists in the gateway for every type of the schema that implements Card', () => {
    expect([...typenames].sort()).toEqual([...(introspection.possibleTypes.Card ?? [])].sort());
  });
});

it('every place that is named here exists', () => {
  const missing = [...PLACES, ...PARTICULAR].filter((path) => !existsSync(join(projectRoot, path)));
  expect(missing).toEqual([]);
});
