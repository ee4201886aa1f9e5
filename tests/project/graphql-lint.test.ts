import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const linter = new ESLint({ overrideConfigFile: 'scripts/lint/graphql.config.mjs' });

/** The rules that a file with this text would break. */
async function brokenRules(filePath: string, text: string): Promise<(string | null)[]> {
  const results = await linter.lintText(text, { filePath });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => ruleId?.replace('@graphql-eslint/', '') ?? message),
  );
}

describe('The rules of GraphQL', () => {
  it.each([
    ['a type without description', 'type Viewer { id: ID! }', ['require-description']],
    ['a field like a REST name', '"Who." type Viewer { user_name: Int }', ['naming-convention']],
    [
      'a deprecation without reason',
      '"Who." type Viewer { name: Int @deprecated }',
      ['require-deprecation-reason'],
    ],
    [
      'a connection without pages',
      '"All." type JobConnection { name: String }',
      ['relay-connection-types', 'relay-connection-types'],
    ],
  ])('refuse %s in the schema', async (_what, text, rules) => {
    expect(await brokenRules('schema/tasks.graphql', text)).toEqual(rules);
  });

  it.each([
    [
      'a fragment that is not called after its component',
      'fragment name on Viewer { id }',
      'naming-convention',
    ],
    ['an operation without name', '{ viewer { id } }', 'no-anonymous-operations'],
    ['an object without its id', 'query Name { viewer { name } }', 'require-selections'],
    ['a field that does not exist', 'query Name { viewer { id nick } }', 'fields-on-correct-type'],
    [
      'a deprecated field',
      'query Name { viewer { id settings { englishOffered } } }',
      'no-deprecated',
    ],
  ])('refuse %s in the portal', async (_what, text, rule) => {
    expect(await brokenRules('web/app/SignedInViewer.graphql', text)).toContain(rule);
  });
});
