import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * PrimeReact keeps 120 functions as static methods of three classes in `primereact/utils`. A
 * bundler cannot drop a method, so they are half of what the sign-in page would load of the
 * library. These functions remove the ones whose names occur in no module that the portal reaches.
 */
const METHOD = /\{\n {4}key: "(\w+)",\n {4}value:[\s\S]*?\n {2}\}(?=, \{|\]\);)/gu;
const IMPORT = /from 'primereact\/([^']+)'/gu;

/** The names that code reads of any object: more than are needed, but none too few. */
const namesIn = (code: string): string[] =>
  Array.from(code.matchAll(/\.(\w+)/gu), ([, name]) => name ?? '');
const importsIn = (code: string): string[] =>
  Array.from(code.matchAll(IMPORT), ([, name]) => name ?? '');

/** What of PrimeReact the sources below a folder import. */
export function importsBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.d)\.tsx?$/u.test(path),
  );
  return [...new Set(files.flatMap((path) => importsIn(readFileSync(join(folder, path), 'utf8'))))];
}

/** The code of these modules of the library and of all that they import but for what is skipped. */
export function codeOf(
  names: readonly string[],
  library: string,
  skipped: ReadonlySet<string>,
): readonly string[] {
  const found = new Map<string, string>();
  const visit = (name: string) => {
    const folder = join(library, name);
    const path = [`${name.split('/').at(-1) ?? name}.esm.js`, 'index.esm.js']
      .map((file) => join(folder, file))
      .find(existsSync);
    if (found.has(name) || path === undefined) return;
    found.set(name, readFileSync(path, 'utf8'));
    importsIn(found.get(name) ?? '')
      .filter((imported) => !skipped.has(imported))
      .forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}

/** `primereact/utils` without the methods that none of the modules nor a kept method names. */
export function withoutUnusedMethods(utils: string, others: Iterable<string>): string {
  const methods = new Map(Array.from(utils.matchAll(METHOD), ([text, name = '']) => [name, text]));
  const kept = new Set<string>();
  const keep = (code: string): void => {
    for (const name of namesIn(code)) {
      if (kept.has(name) || !methods.has(name)) continue;
      kept.add(name);
      keep(methods.get(name) ?? '');
    }
  };
  keep(utils.replace(METHOD, ''));
  for (const code of others) keep(code);
  return utils.replace(METHOD, (text, name: string) =>
    kept.has(name) ? text : '{ key: "_", value: 0 }',
  );
}
