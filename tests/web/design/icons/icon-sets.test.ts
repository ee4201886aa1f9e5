import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessIconNames } from '../../../../web/design/icons/business-icon-names.ts';
import { firstIcons } from '../../../../web/design/icons/first-icons.ts';
import { ownShapes } from '../../../../web/design/icons/own-shapes.ts';
import { primeIconNames } from '../../../../web/design/icons/prime-icons-plugin.ts';
import { workbenchIcons } from '../../../../web/design/icons/workbench-icons.ts';
import { playgroundIcons } from '../../../../web/features/playground/PlaygroundIcons.tsx';
import { projectFiles } from '../../../support/source-files.ts';

const shapes = { ...firstIcons.shapes, ...workbenchIcons.shapes };
const names = { ...firstIcons.names, ...workbenchIcons.names };
const primeNames = new Set(primeIconNames);
const sources = projectFiles()
  .filter((path) => /^web\/.*\.tsx?$/u.test(path) && !/\.gen\.ts$|\/(?:icons|button)\//u.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** Where a source names an icon by itself and not by what the services sent. */
const naming =
  /<Icon name="([^"]*)"|\bicon="([^"]*)"|\bicon: '([^']*)'|\blayoutTraits\('([^']*)'/gu;

describe('The icons of the portal', () => {
  it('are of PrimeIcons, but for those that it does not have', () => {
    const others = Object.keys(shapes).filter((name) => !primeNames.has(name));
    expect(others).toEqual(Object.keys(ownShapes));
  });

  it('are in one set each', () => {
    const first = Object.keys({ ...firstIcons.shapes, ...firstIcons.names });
    const rest = new Set(Object.keys({ ...workbenchIcons.shapes, ...workbenchIcons.names }));
    expect(first.filter((name) => rest.has(name))).toEqual([]);
  });

  it('of the usual set are of PrimeIcons and in no other set', () => {
    const known = businessIconNames.filter(
      (name) => !primeNames.has(name) || Object.hasOwn(shapes, name),
    );
    expect(known).toEqual([]);
  });

  it('have no word that is the name of a different icon of PrimeIcons', () => {
    expect(Object.keys(names).filter((word) => primeNames.has(word))).toEqual([]);
  });

  it.each([
    ['the workbench', workbenchIcons],
    ['the sign-in page', firstIcons],
  ])('have a shape for each word of %s', (_where, set) => {
    const missing = Object.values(set.names).filter((name) => !Object.hasOwn(set.shapes, name));
    expect(missing).toEqual([]);
  });

  it('are all there that a page names, so that it need not load them', () => {
    const named = sources.flatMap((source) =>
      [...source.matchAll(naming)].map(([, ...places]) => places.find((place) => place) ?? ''),
    );
    expect(named.length).toBeGreaterThan(200);
    const known = (name: string) =>
      [shapes, names, playgroundIcons].some((set) => Object.hasOwn(set, name));
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it('are all named by a page, so that none is loaded in vain', () => {
    const all = sources.join('\n');
    const words = Object.keys(shapes).map((name) => [
      name,
      ...Object.keys(names).filter((word) => names[word] === name),
    ]);
    const unused = words.filter(
      (one) => !one.some((word) => all.includes(`'${word}'`) || all.includes(`"${word}"`)),
    );
    expect(unused).toEqual([]);
  });
});
