import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { IconShapes } from './icon-shape.ts';
import { shapeOfSvg } from './shape-of-svg.ts';

const QUERY = '?shape';
const ALL = 'virtual:prime-icon-shapes';
const ALL_RESOLVED = `\0${ALL}`;

const folder = dirname(createRequire(import.meta.url).resolve('primeicons/raw-svg/check.svg'));

export const primeIconNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'))
  .sort();

const primeIconShapes = (): IconShapes =>
  Object.fromEntries(
    primeIconNames.map((name) => [
      name,
      shapeOfSvg(readFileSync(join(folder, `${name}.svg`), 'utf8')),
    ]),
  );

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/**
 * Lets the portal import PrimeIcons as data at build time: `primeicons/raw-svg/check.svg?shape` is
 * one shape, so that a page loads only what it names; `virtual:prime-icon-shapes` is all of them, for
 * names that arrive as data. Neither a font nor a request for each icon is needed.
 */
export function primeIcons(): Plugin {
  return {
    name: 'portal:prime-icons',
    enforce: 'pre',
    resolveId: (id) => (id === ALL ? ALL_RESOLVED : null),
    load(id) {
      if (id === ALL_RESOLVED) return moduleOf(primeIconShapes());
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      return moduleOf(shapeOfSvg(readFileSync(id.slice(0, -QUERY.length), 'utf8')));
    },
  };
}
