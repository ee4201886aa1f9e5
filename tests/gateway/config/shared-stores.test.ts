import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

test.each([
  'redis://:p%40ss@cache.example:6379/1',
  'rediss://portal:p@cache.example',
  'redis://cache.example/',
])('REDIS_URL may be %s', (REDIS_URL) => {
  const env = { DATA_DIR: folder(), REDIS_URL, SESSION_SECRET: 'x'.repeat(32) };
  expect(loadConfig(env).redisUrl).toBe(REDIS_URL);
});

test.each(['redis://', 'redis://:hush@cache.example/x', 'unix:///hush', 'redis://h/0?a=hush'])(
  'REDIS_URL may not be %s, and the message does not contain it',
  (REDIS_URL) => {
    expect(linesOf({ REDIS_URL })).toEqual([
      expect.stringMatching(/^REDIS_URL is not an address/u),
    ]);
    expect(linesOf({ REDIS_URL }).join('')).not.toContain('hush');
  },
);

test('what processes share needs a secret that they share', () => {
  const REDIS_URL = 'redis://cache.example';
  const DATABASE_URL = 'postgres://db.example/portal';
  expect(linesOf({ REDIS_URL })).toEqual([
    'SESSION_SECRET is not set, but REDIS_URL is: give all processes the same secret of at least 32 characters',
  ]);
  expect(linesOf({ DATABASE_URL })).toHaveLength(1);
  expect(linesOf({ REDIS_URL, DATABASE_URL })).toEqual([
    expect.stringContaining('REDIS_URL and DATABASE_URL'),
  ]);
  expect(linesOf({ REDIS_URL, DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('SESSION_SECRET may name former secrets after the current one', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];
  const of = (SESSION_SECRET: string) => loadConfig({ DATA_DIR: folder(), SESSION_SECRET });
  const rotated = of(`${now}, ${before}`);
  expect(rotated.sessionSecret).toEqual(of(now).sessionSecret);
  expect(rotated.formerSecrets).toEqual([of(before).sessionSecret]);
  expect(linesOf({ SESSION_SECRET: `${now},hush` })).toEqual([
    expect.stringMatching(/^SESSION_SECRET is too short/u),
  ]);
});
