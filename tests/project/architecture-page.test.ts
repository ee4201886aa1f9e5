import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/source-files.ts';

/**
 * Checks docs/architecture.md: every file named there exists, and `a` → `b` is written only if a
 * imports b. `a` ⇒ `b` means that they are connected by the schema: a is an operation (a .graphql
 * file) and b resolves one of its fields.
 */
const page = readFileSync(posix.join(projectRoot, 'docs/architecture.md'), 'utf8');
const FILE = /`((?:gateway|retail|web|schema|tests|scripts|docs)\/[\w./-]+\.\w+)`/g;

const filesOf = (text: string) => [...text.matchAll(FILE)].map(([, path = '']) => path);
const foldersOf = (text: string) =>
  [
    ...text.matchAll(/`((?:gateway|retail|web|schema|tests|docs|deploy|scripts)\/[\w./-]*)\/`/g),
  ].map(([, path = '']) => path);
const linksOf = (text: string, arrow: string) =>
  [
    ...text.matchAll(
      new RegExp(`\`([\\w./-]+\\.\\w+)\`\\s*${arrow}\\s*(?=\`([\\w./-]+\\.\\w+)\`)`, 'g'),
    ),
  ].map(([, from = '', to = '']) => [from, to] as const);
const sourceOf = (path: string) => readFileSync(posix.join(projectRoot, path), 'utf8');
const importsOf = (path: string, source: string) =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    posix.join(posix.dirname(path), target),
  );
/** The top-level fields of operations. They identify the resolvers of a domain. */
const ENTRIES = new Set(
  readdirSync(posix.join(projectRoot, 'schema'))
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => parse(sourceOf(`schema/${name}`)).definitions)
    .flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
        definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      ['Query', 'Mutation', 'Viewer'].includes(definition.name.value)
        ? (definition.fields ?? []).map((field) => field.name.value)
        : [],
    ),
);
const isAnswered = (operation: string, resolvers: string) => {
  const resolved = new Set(
    [...resolvers.matchAll(/^\s+(?:async )?([A-Za-z]\w+)[:,(]/gm)].map(([, name = '']) => name),
  );
  return [...operation.matchAll(/\w+/g)].some(([name]) => ENTRIES.has(name) && resolved.has(name));
};

describe('the architecture page', () => {
  it('names files and folders that exist', () => {
    expect(filesOf(page).length).toBeGreaterThan(30);
    expect(
      [...filesOf(page), ...foldersOf(page)].filter(
        (path) => !existsSync(posix.join(projectRoot, path)),
      ),
    ).toEqual([]);
  });

  it('uses → only between a file and a file that it imports', () => {
    const links = linksOf(page, '→');
    expect(links.length).toBeGreaterThan(15);
    const wrong = links.filter(([from, to]) => !importsOf(from, sourceOf(from)).includes(to));
    expect(wrong).toEqual([]);
  });

  it('uses ⇒ only between an operation and the resolvers of one of its fields', () => {
    const links = linksOf(page, '⇒');
    expect(links.length).toBeGreaterThan(2);
    const wrong = links.filter(
      ([from, to]) => !from.endsWith('.graphql') || !isAnswered(sourceOf(from), sourceOf(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('is parsed correctly by this test', () => {
    expect(linksOf('`web/a.ts` → `web/b.ts` →\n`web/c.ts`', '→')).toEqual([
      ['web/a.ts', 'web/b.ts'],
      ['web/b.ts', 'web/c.ts'],
    ]);
    expect(
      importsOf('web/a/b.ts', "import { c } from '../c.ts';\nconst d = await import('./d.ts');"),
    ).toEqual(['web/c.ts', 'web/a/d.ts']);
    expect(
      isAnswered('mutation M { sessionSignIn { viewer { id } } }', '  sessionSignOut: (a) => a,'),
    ).toBe(false);
    expect(foldersOf('in `web/features/`')).toEqual(['web/features']);
  });
});
