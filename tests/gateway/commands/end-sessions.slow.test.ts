import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionSecretFrom } from '../../../gateway/store/session-secret.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { TOKENS } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

// Each test starts processes, on machines that are busy with other work.
vi.setConfig({ testTimeout: 60_000 });

const SECRET = 'a-secret-of-this-test-long-enough-for-it';
const OTHER = { ...SIGNED_IN_STAFF, userid: 'U0003', userCode: 'colleague' };

/** A gateway's store that is open while the command runs, with three sessions of two accounts. */
async function place() {
  const folder = mkdtempSync(join(tmpdir(), 'end-sessions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = createSqliteSessionStore({
    ...{ file: join(folder, 'gateway.sqlite'), secret: sessionSecretFrom(SECRET), clock: Date.now },
    ...{ idleMs: 3_600_000, absoluteMs: 3_600_000 },
  });
  onTestFinished(() => store.close());
  for (const account of [SIGNED_IN_STAFF, SIGNED_IN_STAFF, OTHER])
    await store.create(account, TOKENS);
  const left = async () => [
    (await store.ofAccount(SIGNED_IN_STAFF)).length,
    (await store.ofAccount(OTHER)).length,
  ];
  return { folder, left };
}

function run(DATA_DIR: string, ...given: string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR, SESSION_SECRET: SECRET };
  const args = ['--import', 'tsx', 'gateway/main.ts', ...given];
  return new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve([error?.code ?? 0, (stdout + stderr).trim()]),
    );
  });
}

test('an operator ends the sessions of an account, or all, beside a running gateway', async () => {
  const { folder, left } = await place();
  expect(await run(folder, 'end-sessions', '--account', '100001/nobody')).toEqual([
    0,
    'Sessions ended: 0.',
  ]);
  expect(await left()).toEqual([2, 1]);
  expect(await run(folder, 'end-sessions', '--account', '100001/ops_director')).toEqual([
    0,
    'Sessions ended: 2.',
  ]);
  expect(await left()).toEqual([0, 1]);
  expect(await run(folder, 'end-sessions', '--all')).toEqual([0, 'Sessions ended: 1.']);
  expect(await left()).toEqual([0, 0]);
});

test.each([
  [['end-sessions'], /^Usage: end-sessions --account ENTERPRISE\/ACCOUNT, or/u],
  [['end-sessions', '--all', '--account', '1/a'], /^Usage/u],
  [['end-sessions', '--account', 'ops_director'], /^Usage/u],
  [['end-sessions', '--everybody'], /^Usage/u],
  [['end-session', '--all'], /^There is no command end-session$/u],
])('a slip ends nothing: %j', async (given, message) => {
  const { folder, left } = await place();
  const [code, said] = await run(folder, ...given);
  expect(code).toBe(1);
  expect(said).toMatch(message);
  expect(await left()).toEqual([2, 1]);
});

test('a folder without sessions is named, and left empty', async () => {
  const [code, said] = await run('/nowhere/at/all', 'end-sessions', '--all');
  expect(code).toBe(1);
  expect(said).toMatch(/^There are no sessions in \/nowhere\/at\/all: set DATA_DIR/u);
});
