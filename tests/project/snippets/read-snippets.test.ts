import { expect, test } from 'vitest';
import { isOutput, readSnippets } from './read-snippets.ts';

const DOCUMENT = `# Page

## One

\`\`\`sh
echo hello
\`\`\`

\`\`\`text
hello
\`\`\`

<!-- run by tests/other.test.ts -->

\`\`\`ts
// a.mts
\`\`\`
`;

test('blocks have the title of their section, what they print, and the test that runs them', () => {
  expect(readSnippets(DOCUMENT)).toEqual([
    { title: 'One (line 5)', language: 'sh', code: 'echo hello\n', output: 'hello\n', runBy: null },
    {
      ...{ title: 'One (line 13)', language: 'ts', code: '// a.mts\n' },
      ...{ output: null, runBy: 'tests/other.test.ts' },
    },
  ]);
});

test('an ellipsis in the output of a document stands for any lines or characters', () => {
  expect(isOutput('a\nb\nc\n', 'a\n…\nc\n')).toBe(true);
  expect(isOutput('200\n', '200\n…\n')).toBe(true);
  expect(isOutput('', 'a\n…\n')).toBe(false);
  expect(isOutput('{"file":"x","n":1}\n', '{"file":"…","n":1}\n')).toBe(true);
  expect(isOutput('36 stores\n', '36 stores\n')).toBe(true);
  expect(isOutput('37 stores\n', '36 stores\n')).toBe(false);
  expect(isOutput('{"file":"x","n":2}\n', '{"file":"…","n":1}\n')).toBe(false);
  expect(isOutput('aXb', 'a.b')).toBe(false);
});
