import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

it('the linter refuses two files that import each other', async () => {
  const eslint = new ESLint({
    ignore: false,
    // The rule needs no types, and reading the whole project for them takes half a minute.
    overrideConfig: [{ files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }],
  });
  const results = await eslint.lintFiles(['tests/support/cycle/*.ts']);
  expect(results.map(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([
    ['import-x/no-cycle'],
    ['import-x/no-cycle'],
  ]);
});
