import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFile } from '../../../retail/database/sqlite.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail/retail-database.ts';
import { ENTERPRISE, PASSWORD } from '../../support/retail/retail-server.ts';

/** Each kill is followed by a start, which compiles the code and checks the data file. */
vi.setConfig({ testTimeout: 240_000 });

const MAIN = join(import.meta.dirname, '../../../retail/main.ts');
const WRITERS = 4;
const ROWS = 3;
/** Answered writes after which each process is killed. They differ, so that it is killed in different moments. */
const WRITES_UNTIL_KILL = [5, 17, 38, 61];

interface Services {
  child: ChildProcess;
  url: string;
}

async function start(folder: string): Promise<Services> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, '--port=0'], {
    env: { ...process.env, DATA_DIR: folder, DEMO_TODAY, RETAIL_SAMPLES_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

async function post(url: string, path: string, body: object, token = ''): Promise<unknown> {
  const response = await fetch(`${url}/api/${path}?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ssotoken: token },
    body: JSON.stringify(body),
  });
  const { returncode, data } = (await response.json()) as { returncode: string; data: unknown };
  if (returncode !== '0') throw new Error(`${path} was refused: ${returncode}`);
  return data;
}

async function tokenAt(url: string): Promise<string> {
  const login = { entid: ENTERPRISE, account: 'ops_director', password: PASSWORD, usertype: '1' };
  const data = await post(url, 'msc-auth/authentication/login', login);
  return (data as { accessToken: string }).accessToken;
}

/** Imports the rows of one key, in one transaction with their history. */
function importRows(url: string, token: string, key: string): Promise<unknown> {
  const rows = Array.from({ length: ROWS }, (_none, index) => ({
    brandname: `${key}-${String(index)}`,
    level: '3',
  }));
  return post(url, 'msc-mdm/brand/import', { rows, requestkey: key }, token);
}

/** Writes until the process is gone. Adds the keys of what was sent and what was answered. */
async function writeUntilGone(
  { child, url }: Services,
  token: string,
  name: string,
  sent: string[],
  answered: string[],
  killAt: number,
) {
  for (let number = 0; ; number += 1) {
    const key = `${name}-${String(number)}`;
    sent.push(key);
    try {
      await importRows(url, token, key);
    } catch (error) {
      // A lost connection, and nothing else.
      expect(error).toBeInstanceOf(TypeError);
      return;
    }
    answered.push(key);
    // While the other writers are waiting for their answers.
    if (answered.length === killAt) child.kill('SIGKILL');
  }
}

/** How often each imported row is in the file, with its history, by the key of its import. */
function rowsByKey(file: string): Map<string, { rows: number; changes: number }> {
  const db = openFile(file);
  try {
    expect(db.pragma('integrity_check', { simple: true })).toMatchObject({ integrity_check: 'ok' });
    const found = db
      .prepare<{ key: string; rows: number; changes: number }>(
        `SELECT substr(name, 1, length(name) - 2) AS key, count(*) AS rows, sum(changes) AS changes FROM (
           SELECT json_extract(fields, '$.brandname') AS name,
             (SELECT count(*) FROM md_change c WHERE c.entity = 'brand' AND c.id = r.id) AS changes
           FROM md_row r WHERE entity = 'brand' AND name LIKE 'kill%') GROUP BY key`,
      )
      .all();
    return new Map(found.map(({ key, rows, changes }) => [key, { rows, changes }]));
  } finally {
    db.close();
  }
}

test('services that are killed while they write lose nothing that was answered, and keep nothing half', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'retail-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'retail.sqlite');
  renameSync(copySeededFile(), file);
  const sent: string[] = [];
  const answered: string[] = [];
  let services = await start(folder);
  for (const [round, writes] of WRITES_UNTIL_KILL.entries()) {
    const { child } = services;
    const exited = once(child, 'exit');
    const killAt = answered.length + writes;
    // Before the first write, because the process may be gone before a slow writer has signed in.
    const token = await tokenAt(services.url);
    await Promise.all(
      Array.from({ length: WRITERS }, (_none, writer) =>
        writeUntilGone(
          services,
          token,
          `kill-${String(round)}-${String(writer)}`,
          sent,
          answered,
          killAt,
        ),
      ),
    );
    await exited;
    services = await start(folder);
    const found = rowsByKey(file);
    const whole = { rows: ROWS, changes: ROWS };
    for (const key of answered) expect([key, found.get(key)]).toEqual([key, whole]);
    for (const [key, rows] of found) expect([key, rows]).toEqual([key, whole]);
  }
  const unanswered = sent.filter((key) => !answered.includes(key));
  expect(unanswered.length).toBeGreaterThanOrEqual(WRITES_UNTIL_KILL.length);

  // A client without an answer sends the same again.
  const { url } = services;
  const token = await tokenAt(url);
  for (const key of unanswered)
    expect(await importRows(url, token, key)).toMatchObject({ imported: ROWS });
  const found = rowsByKey(file);
  expect([...found.keys()].toSorted()).toEqual(sent.toSorted());
  expect(new Set([...found.values()].map(({ rows }) => rows))).toEqual(new Set([ROWS]));
});
