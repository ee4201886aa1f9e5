import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

const VALUES = {
  SESSION_SECRET: 'hush'.repeat(8),
  DATABASE_URL: 'postgres://portal:hush@db.example/portal',
  REDIS_URL: 'redis://:hush@cache.example',
};
const NAMES = Object.keys(VALUES) as (keyof typeof VALUES)[];

function fileOf(content: string): string {
  const file = join(folder(), 'secret');
  writeFileSync(file, content);
  return file;
}

test.each(['', '\n', '\r\n'])('secrets may be files, which end with %j', (end) => {
  const DATA_DIR = folder();
  const files = Object.fromEntries(
    NAMES.map((name) => [`${name}_FILE`, fileOf(VALUES[name] + end)]),
  );
  expect(loadConfig({ DATA_DIR, ...files })).toEqual(loadConfig({ DATA_DIR, ...VALUES }));
});

test('only the last line break does not belong to a secret', () => {
  const url = VALUES.REDIS_URL;
  expect(linesOf({ ...VALUES, REDIS_URL: '', REDIS_URL_FILE: fileOf(`${url}\n`) })).toEqual([]);
  const file = fileOf(` ${'y'.repeat(32)}\n\n`);
  const of = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder(), ...env });
  expect(of({ SESSION_SECRET_FILE: file }).sessionSecret).toEqual(
    of({ SESSION_SECRET: ` ${'y'.repeat(32)}\n` }).sessionSecret,
  );
});

test.each(NAMES)('%s and its file are not both allowed', (name) => {
  const lines = linesOf({ ...VALUES, [`${name}_FILE`]: fileOf(VALUES[name]) });
  expect(lines).toEqual([`${name}_FILE is set, and so is ${name}: remove one of them`]);
});

test.each(NAMES)('%s_FILE that cannot be read is named, without its content', (name) => {
  const others = { ...VALUES, [name]: '' };
  const lines = (file: string) => linesOf({ ...others, [`${name}_FILE`]: file });
  const directory = join(folder(), 'directory');
  mkdirSync(directory);
  for (const [file, reason] of [
    ['/nowhere/secret', 'ENOENT'],
    [directory, 'EISDIR'],
    [fileOf('\n'), 'the file is empty'],
  ] as const)
    expect(lines(file)).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}_FILE is not usable: ${reason}`, 'u')),
    );
  const invalid = lines(fileOf('hush'));
  expect(invalid).toContainEqual(expect.stringMatching(new RegExp(`^${name} is `, 'u')));
  expect(invalid.join('')).not.toContain('hush');
});
