import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { businessIconNames } from './business-icon-names.ts';
import type { IconShapes } from './icon-shape.ts';
import { shapeOfSvg } from './shape-of-svg.ts';

const QUERY = '?shape';
const SETS = 'virtual:prime-icon-shapes/';
const SETS_RESOLVED = `\0${SETS}`;

const folder = dirname(createRequire(import.meta.url).resolve('primeicons/raw-svg/check.svg'));

export const primeIconNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'))
  .sort();

const sets: Readonly<Record<string, readonly string[]>> = {
  business: businessIconNames,
  all: primeIconNames,
};

const shapesOf = (names: readonly string[]): IconShapes =>
  Object.fromEntries(
    names.map((name) => [name, shapeOfSvg(readFileSync(join(folder, `${name}.svg`), 'utf8'))]),
  );

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/**
 * Lets the portal import PrimeIcons as data at build time: `primeicons/raw-svg/check.svg?shape` is
 * one shape, so that a page loads only what it names; `virtual:prime-icon-shapes/business` and `/all`
 * are sets, for names that arrive as data. Neither a font nor a request for each icon is needed.
 */
export function primeIcons(): Plugin {
  return {
    name: 'portal:prime-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(SETS) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(SETS_RESOLVED)) {
        const names = sets[id.slice(SETS_RESOLVED.length)];
        if (names === undefined) throw new Error(`There is no set of icons called ${id.slice(1)}.`);
        return moduleOf(shapesOf(names));
      }
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      return moduleOf(shapeOfSvg(readFileSync(id.slice(0, -QUERY.length), 'utf8')));
    },
  };
}
