import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../gateway/logging/logger.ts';
import { createDurable } from '../../../gateway/store/create-durable.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { temporaryFolder } from './fixture.ts';

async function written() {
  const file = join(temporaryFolder(), 'data', 'durable.sqlite');
  const durable = await createDurable({
    dataDir: join(file, '..'),
    databaseUrl: null,
    logger: silentLogger,
    clock: Date.now,
  });
  await durable.close();
  return file;
}

describe('the durable store’s file', () => {
  test('is accessible only to its owner', async () => {
    const file = await written();
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect((statSync(join(file, '..')).mode & 0o777).toString(8)).toBe('700');
  });

  test.each<[string, RegExp, (bytes: Buffer) => Buffer]>([
    ['of another program', /another program/u, (bytes) => (bytes.writeInt32BE(1, 68), bytes)],
    ['of the sessions', /another program/u, (bytes) => (bytes.writeInt32BE(0x52504757, 68), bytes)],
    ['that is no database', /not a database/u, () => Buffer.from('hello '.repeat(100))],
    [
      'that was cut off',
      /is damaged.*loses saved views and jobs/u,
      (bytes) => bytes.subarray(0, bytes.length - 4096),
    ],
  ])('%s is refused in one line and left unchanged', async (_title, message, change) => {
    const file = await written();
    const spoilt = change(readFileSync(file));
    writeFileSync(file, spoilt);
    expect(() => createSqliteDurable(file)).toThrow(message);
    expect(readFileSync(file).equals(spoilt)).toBe(true);
  });
});
