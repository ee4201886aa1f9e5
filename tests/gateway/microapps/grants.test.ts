import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../gateway/store/database.ts';
import { createMicroappGrants } from '../../../gateway/store/microapp-grants.ts';

const GRANT = { sessionId: 'session-1', accountVersion: 1, moduleCode: '200101' };

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'microapp-grants-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'gateway.sqlite');
}

test('grants survive a restart, and only hashes of their secrets are stored in the file', async () => {
  const file = dataFile();
  const db = openDatabase(file);
  const clock = () => 1000;
  const before = createMicroappGrants({ file, clock });
  const secret = await before.issue('token', GRANT, 2000);
  await before.close();
  const after = createMicroappGrants({ file, clock });
  expect(await after.find('token', secret)).toEqual(GRANT);
  await after.close();
  const written = Buffer.concat([file, `${file}-wal`].map((part) => readFileSync(part)));
  expect([written.includes('session-1'), written.includes(secret)]).toEqual([true, false]);
  db.close();
});

test('grants are deleted once they have expired', async () => {
  const file = dataFile();
  const db = openDatabase(file);
  let now = 0;
  const grants = createMicroappGrants({ file, clock: () => now });
  for (const kind of ['code', 'token', 'code'] as const) await grants.issue(kind, GRANT, 1000);
  now = 1000;
  await grants.issue('code', GRANT, 2000);
  expect(db.prepare('SELECT count(*) AS kept FROM microapp_grant').get()).toMatchObject({
    kept: 1,
  });
  await grants.close();
  await grants.close();
  db.close();
});

test('a code can be taken once, and a token found repeatedly', async () => {
  const grants = createMicroappGrants({ file: ':memory:', clock: () => 0 });
  const [code, token] = [
    await grants.issue('code', GRANT, 1),
    await grants.issue('token', GRANT, 1),
  ];
  expect([await grants.take('code', code), await grants.take('code', code)]).toEqual([GRANT, null]);
  expect([await grants.find('token', token), await grants.find('token', token)]).toEqual([
    GRANT,
    GRANT,
  ]);
  expect(await grants.find('code', token)).toBeNull();
  await grants.close();
});
