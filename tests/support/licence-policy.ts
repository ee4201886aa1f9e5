/**
 * What may be installed: permissive licences only. Commercial, copyleft and source-available ones are refused by not being on the list.
 * The two tables below it are the exceptions, each with its reason; an exception that is no longer needed fails the test too.
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

/** Weak copyleft, unchanged, on the developer's machine alone: nothing of them is in what the portal serves. */
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

/** What is pinned, because later releases of the same package are commercial. */
export const PINNED: Readonly<Record<string, string>> = {
  primereact: '10.9.9',
  primeicons: '7.0.0',
};

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression, or whatever the package wrote there. */
  licence: string;
  development: boolean;
}

const wordsOf = (expression: string) => expression.match(/\(|\)|[^\s()]+/g) ?? [];

/** Whether an SPDX expression can be met with permissive licences alone: one side of an OR, both sides of an AND. */
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

/** Says in words why a package may not be installed, or nothing. */
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
