import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isKeyOf, storedGroups } from '../../../../web/platform/preferences/storage-keys.ts';
import {
  parseSource,
  projectFiles,
  readSource,
  type SourceFile,
} from '../../../support/source-files.ts';

/** String literals that look like a storage key: complete, or the start of a template. */
function keysIn({ tree }: SourceFile): string[] {
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateHead(node)
        ? node.text
        : '';
    if (/^portal\.[a-z]|^theme$/u.test(text) && !isTextKey(node.parent)) keys.push(text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return keys;
}

/** `t('theme')` is a text key, not a storage key. */
const isTextKey = (parent: ts.Node) =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 't') ||
  ts.isImportDeclaration(parent);

const isKnown = (key: string) =>
  storedGroups.some((group) => isKeyOf(group, key) || group.keys.includes(key));

describe("The portal's data in the browser", () => {
  it('has keys of the table that clearing the cache uses', () => {
    const sources = projectFiles().filter(
      (path) => /^web\/.*\.(?:tsx?|js)$/u.test(path) && !path.includes('/packs/'),
    );
    const used = sources.flatMap((path) => keysIn(readSource(path)).map((key) => ({ path, key })));
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter(({ key }) => !isKnown(key))).toEqual([]);
    const elsewhere = used
      .filter(({ path }) => !path.endsWith('/storage-keys.ts'))
      .map(({ key }) => key);
    const unused = storedGroups
      .flatMap(({ keys }) => keys)
      .filter(
        (known) =>
          !elsewhere.some((key) => isKeyOf({ id: 'packs', area: 'local', keys: [known] }, key)),
      );
    expect(unused).toEqual([]);
  });

  it('is found whether a key is written in full or composed', () => {
    const source = parseSource(
      'a.ts',
      "a('portal.x'); b(`portal.y.${id}`); t('theme'); c('portal');",
    );
    expect(keysIn(source)).toEqual(['portal.x', 'portal.y.']);
  });

  it('is accessed in no other way: keys are written only in their own file', () => {
    const direct = projectFiles()
      .filter((path) => /^web\/.*\.tsx?$/u.test(path))
      .flatMap((path) =>
        [...readSource(path).text.matchAll(/\.(?:setItem|getItem)\(\s*'([^']+)'/gu)].map(
          ([, key = '']) => ({ path, key }),
        ),
      );
    expect(direct.filter(({ key }) => !isKnown(key))).toEqual([]);
  });
});
