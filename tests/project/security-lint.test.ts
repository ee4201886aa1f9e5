import { describe, expect, it } from 'vitest';
import { lint } from './lint-support.ts';

const FOREIGN = ['bcryptjs', 'crypto-js/aes', '@noble/hashes', 'jose', 'js-sha256'];

/** What, in which file, its text, and what the linter says. */
const CASES: [string, string, string, RegExp][] = [
  [
    'starting a program',
    'gateway/menus/rest.ts',
    `import { exec } from 'node:child_process';\nexport const list = (path: string) => exec(path);\n`,
    /The servers start no programs/u,
  ],
  [
    'loading what starts programs when it is needed',
    'retail/files/files.ts',
    `export const load = () => import('child_process');\n`,
    /The servers start no programs/u,
  ],
  [
    'running a text',
    'gateway/menus/rest.ts',
    `export const run = (text: string) => new Function(text);\n`,
    /No text is run as code/u,
  ],
  [
    'evaluating a text',
    'web/features/home/home.ts',
    `export const run = (text: string) => globalThis.eval(text);\n`,
    /No text is run as code/u,
  ],
  [
    'a template engine',
    'gateway/menus/rest.ts',
    `import { compile } from 'handlebars';\nexport const page = (text: string) => compile(text);\n`,
    /No template engine/u,
  ],
  [
    'a pattern that is built from a text',
    'gateway/menus/rest.ts',
    `export const find = (text: string) => new RegExp(text, 'u');\n`,
    /Write the pattern as a literal/u,
  ],
  [
    'values that a log line formats',
    'gateway/menus/rest.ts',
    `export const note = (logger: { warn: (...all: unknown[]) => void }, text: string) => logger.warn({}, text, 'more');\n`,
    /Texts are not formatted by % signs/u,
  ],
  [
    'formatting by util',
    'gateway/menus/rest.ts',
    `import { format } from 'node:util';\nexport const note = (text: string) => format(text, 1);\n`,
    /Texts are not formatted by % signs/u,
  ],
  [
    'random numbers that can be guessed',
    'gateway/menus/rest.ts',
    `export const secret = () => Math.random();\n`,
    /Math\.random can be guessed/u,
  ],
  ...FOREIGN.map((name): [string, string, string, RegExp] => [
    `cryptography of ${name}`,
    'gateway/menus/rest.ts',
    `import * as made from '${name}';\nexport const used = () => made;\n`,
    /Cryptography is that of Node and of the browser/u,
  ]),
  [
    'a plug-in of the browser',
    'web/features/home/Home.tsx',
    `export const Home = () => <embed src="x" />;\n`,
    /No plug-ins of browsers/u,
  ],
];

describe('the linter', () => {
  it('accepts literal patterns, log lines of fields and a message, and the cryptography of Node', async () => {
    const text = `import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
export const id = (logger: { warn: (...all: unknown[]) => void }) => {
  logger.warn({ is: new RegExp('^a$', 'u').test('a') }, 'said');
  return [randomUUID(), promisify];
};\n`;
    expect(await lint({ 'gateway/menus/rest.ts': text })).toEqual([]);
  });

  it.each(CASES)('refuses %s', async (_case, path, text, message) => {
    const problems = await lint({ [path]: text });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.find((problem) => !message.test(problem))).toBeUndefined();
  });
});
