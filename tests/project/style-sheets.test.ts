import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../support/source-files.ts';

/** The classes that a style sheet styles without naming an element around them, outside comments. */
function plainClassesOf(css: string): Set<string> {
  const found = new Set<string>();
  const comments = /\/\*[\s\S]*?\*\//gu;
  const parentheses = /\([^()]*\)/gu;
  const rules = css
    .replaceAll(comments, '')
    .replaceAll(parentheses, '()')
    .matchAll(/([^{};]+)\{/gu);
  for (const [, selectors = ''] of rules)
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/u.exec(selector)?.[1];
      if (name !== undefined) found.add(name);
    }
  return found;
}

/** The theme may adjust classes of any component, such as the size of touch targets. */
const sheets = projectFiles().filter(
  (file) => /^web\/.*\.css$/u.test(file) && !file.startsWith('web/design/theme/'),
);

test('no two style sheets style the same class, because the later one would change the other component', () => {
  const sheetsOf = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const name of plainClassesOf(readFileSync(sheet, 'utf8')))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
  expect(sheets.length).toBeGreaterThan(100);
  expect(Object.fromEntries([...sheetsOf].filter(([, where]) => where.length > 1))).toEqual({});
});
