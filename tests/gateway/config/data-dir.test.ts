import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

test('creates the session secret once, readable by its owner only, and stores it', () => {
  const dataDir = join(folder(), 'new');
  const { sessionSecret } = loadConfig({ DATA_DIR: dataDir });
  expect(sessionSecret).toHaveLength(32);
  expect(loadConfig({ DATA_DIR: dataDir }).sessionSecret).toEqual(sessionSecret);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(loadConfig({ DATA_DIR: folder() }).sessionSecret).not.toEqual(sessionSecret);
});

test('refuses a damaged secret file and leaves it unchanged', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'session-secret'), 'abc');
  expect(linesOf({ DATA_DIR: dataDir })).toEqual([
    expect.stringMatching(/^DATA_DIR is not usable: session-secret/u),
  ]);
  expect(readFileSync(join(dataDir, 'session-secret'), 'utf8')).toBe('abc');
});

test('reports a DATA_DIR that cannot be created with one line', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'file'), '');
  expect(linesOf({ DATA_DIR: join(dataDir, 'file', 'data') })).toEqual([
    expect.stringMatching(/^DATA_DIR is not usable: /u),
  ]);
});
