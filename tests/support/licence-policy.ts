/**
 * The licenses of packages that may be installed: only permissive ones. Commercial, copyleft and
 * source-available licenses are rejected because they are not in the list. The two tables below are
 * the exceptions, each with its reason. An exception that is no longer needed fails the test as
 * well.
 */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
]);

/**
 * Packages with a weak copyleft or attribution license that are used unmodified and only during
 * development. Nothing of them is part of what the portal serves.
 */
export const DEVELOPMENT_ONLY: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^(axe-core|@axe-core\/playwright)$/,
    licence: 'MPL-2.0',
    reason: 'looks at pages in the tests; no other engine knows as many rules',
  },
  {
    name: /^lightningcss(-.+)?$/,
    licence: 'MPL-2.0',
    reason: 'Vite minifies CSS with it; its output is ours',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data about browsers that the build reads; none of it is passed on',
  },
];

/** Pinned versions, because later releases of these packages are commercial. */
export const PINNED: Readonly<Record<string, string>> = {
  primereact: '10.9.9',
  primeicons: '7.0.0',
};

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression, or whatever text the package has in this field. */
  licence: string;
  development: boolean;
}

const wordsOf = (expression: string) => expression.match(/\(|\)|[^\s()]+/g) ?? [];

/**
 * Whether permissive licenses alone satisfy an SPDX expression: one side of an OR, both sides of an
 * AND.
 */
export function isPermissive(expression: string): boolean {
  const words = wordsOf(expression);
  const holes: string[] = [];
  const either = (): boolean => {
    let met = both();
    while (words[0] === 'OR') {
      words.shift();
      met = both() || met;
    }
    return met;
  };
  const both = (): boolean => {
    let met = one();
    while (words[0] === 'AND') {
      words.shift();
      met = one() && met;
    }
    return met;
  };
  const one = (): boolean => {
    const word = words.shift() ?? '';
    if (word === '') holes.push(expression);
    if (word !== '(') return PERMISSIVE.has(word);
    const met = either();
    return words.shift() === ')' && met;
  };
  const met = either();
  return met && holes.length === 0 && words.length === 0;
}

/** Returns why a package may not be installed, or undefined. */
export function judgePackage({
  name,
  version,
  licence,
  development,
}: InstalledPackage): string | undefined {
  const pinned = PINNED[name];
  if (pinned !== undefined && version !== pinned)
    return `${name} ${version}: must stay at ${pinned}, later releases are commercial`;
  if (isPermissive(licence)) return undefined;
  const exception = DEVELOPMENT_ONLY.find(
    (entry) => entry.name.test(name) && entry.licence === licence,
  );
  if (exception && development) return undefined;
  return `${name} ${version}: ${licence || 'no licence'} is not permitted${exception ? ' in what the portal serves' : ''}`;
}
