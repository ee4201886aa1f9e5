import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ColumnType } from '../../gateway/generated/resolvers.ts';
import { isChoice, kindOfType } from '../../gateway/module-model/column-types.ts';
import { MAX_PLACES, placesOf, registrySources } from '../support/registry-places.ts';

describe('A column type', () => {
  /** The existing files that change for a new column type, besides its own files. */
  const PLACES = [
    'schema/metadata.graphql',
    'gateway/module-model/column-types.ts',
    'web/records/fields/kinds/field-kinds.ts',
  ];
  /**
   * The basic types, and types whose values have a format of their own: numbers, dates, lists of
   * codes, several lines, tags and hidden values. Code that works with such a format names the type;
   * a new type whose value is a text or the code of an option is not named there.
   */
  const WITH_OWN_FORMAT: readonly ColumnType[] = [
    'INPUT',
    'SELECT',
    'RADIO',
    'INPUT_NUM',
    'DATE',
    'DATE_TIME',
    'CHECKBOX_GROUP',
    'TEXTAREA',
    'TAG',
    'HIDE_TEXT',
    'UNKNOWN',
  ];
  const sources = registrySources(/^(gateway|web|schema|codegen)\b.*\.(ts|tsx|graphql)$/);
  const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
  const types = [...textOf(PLACES[2] ?? '').matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, type]) => type as ColumnType,
  );
  const isOwn = (path: string) =>
    path.startsWith('web/records/fields/kinds/') && !PLACES.includes(path);

  it('is registered once in the portal and, unless it is unknown, in the gateway', () => {
    const schema = /^enum ColumnType \{([^}]*)\}/m.exec(textOf(PLACES[0] ?? ''))?.[1] ?? '';
    const inSchema = schema.match(/^ {2}[A-Z_]+$/gm)?.map((type) => type.trim());
    expect([...types].sort()).toEqual(inSchema?.sort());
    expect(types.filter((type) => kindOfType(type).type !== type)).toEqual([]);
  });

  it.each(types.filter((type) => !WITH_OWN_FORMAT.includes(type)))(
    '%s is named in at most five existing files',
    (type) => {
      const places = placesOf(sources, {
        mentions: new RegExp(`\\b${type}\\b`),
        isIgnored: isOwn,
      });
      expect(places).toEqual(expect.arrayContaining(PLACES));
      expect(places.length, places.join(', ')).toBeLessThanOrEqual(MAX_PLACES);
    },
  );

  it('takes what it has in common with other choices from its line in the gateway', () => {
    expect(types.filter(isChoice).sort()).toEqual(
      types.filter((type) => /^(SELECT|RADIO|CHECKBOX)/.test(type)).sort(),
    );
  });
});

describe('A built-in screen', () => {
  const REGISTRY = 'web/app/screens.tsx';
  const sources = registrySources(
    /^(gateway|web|retail|schema|codegen)\b.*\.(ts|tsx|graphql|yaml)$/,
  );
  const registry = sources.find(({ path }) => path === REGISTRY)?.text ?? '';
  const screens = [
    ...registry.matchAll(/^ {2}(\w+): (?:work)?[sS]creen\([^']*import\('([^']+)'\)/gm),
  ].map(([, name = '', file = '']) => ({
    name,
    file: posix.join(posix.dirname(REGISTRY), file),
  }));

  it('is registered with a file that is named after its component', () => {
    expect(screens.length).toBeGreaterThan(5);
    expect(registry.match(/^ {2}\w+: (?:work)?[sS]creen\(/gm)).toHaveLength(screens.length);
    const paths = sources.map(({ path }) => path);
    expect(screens.filter(({ file }) => !paths.includes(file))).toEqual([]);
    expect(screens.filter(({ file }) => !file.endsWith('Screen.tsx'))).toEqual([]);
  });

  it.each(screens)('$name is named in at most five existing files', ({ name, file }) => {
    const component = posix.basename(file, '.tsx');
    const folder = posix.dirname(file);
    const places = placesOf(sources, {
      mentions: new RegExp(`portal:${name}\\b|\\b${component}\\b`),
      isIgnored: (path) => path.startsWith(`${folder}/`),
    });
    expect(places).toContain(REGISTRY);
    expect(places.length, places.join(', ')).toBeLessThanOrEqual(MAX_PLACES);
  });
});
