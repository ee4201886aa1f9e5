import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { createSealing } from '../../../gateway/sealed/sealing.ts';
import { ACCOUNT, NEW, OLD } from '../upstream/fixture.ts';
import { bytesIn, given, SECRET, temporaryFolder } from './fixture.ts';

describe('a data file', () => {
  /** A file as a stopped gateway leaves it. */
  async function written() {
    const { open, file } = given();
    const store = open();
    for (let count = 0; count < 40; count += 1) await store.create(ACCOUNT, OLD);
    await store.close();
    const copy = join(temporaryFolder(), 'gateway.sqlite');
    copyFileSync(file, copy);
    return given({ file: copy });
  }

  function spoil(file: string, change: (bytes: Buffer) => Buffer) {
    writeFileSync(file, change(readFileSync(file)));
    return readFileSync(file);
  }

  function setVersion(version: number) {
    return (bytes: Buffer) => {
      bytes.writeInt32BE(version, 60);
      return bytes;
    };
  }

  test.each<[string, RegExp, (bytes: Buffer) => Buffer]>([
    ['of a newer version', /is of version 99, newer than \d+,/u, setVersion(99)],
    [
      'that is no database',
      /not a database/u,
      () => Buffer.from('hello, this is no database at all '.repeat(100)),
    ],
    ['that is a few bytes', /not a database/u, (bytes) => bytes.subarray(0, 40)],
    ['that was cut off', /damaged/u, (bytes) => bytes.subarray(0, bytes.length - 4096)],
    [
      'with damaged pages',
      /damaged/u,
      (bytes) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xab)]),
    ],
    ['of another program', /another program/u, (bytes) => (bytes.writeInt32BE(1, 68), bytes)],
  ])('%s is refused in one line and left unchanged', async (_title, message, change) => {
    const { open, file } = await written();
    const spoilt = spoil(file, change);
    expect(() => open()).toThrow(message);
    expect(() => open()).toThrow(
      expect.objectContaining({ name: 'StoreError', message: expect.not.stringContaining('\n') }),
    );
    expect(readFileSync(file).equals(spoilt)).toBe(true);
    expect(readdirSync(join(file, '..'))).toEqual(['gateway.sqlite']);
  });

  test('that is empty is initialized', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'gateway.sqlite');
    writeFileSync(file, '');
    const { secret } = await given({ file }).open().create(ACCOUNT, OLD);
    expect(secret).toHaveLength(43);
  });

  test('of a killed process is opened with everything that was committed', async () => {
    const { open, file } = given();
    const { secret } = await open().create(ACCOUNT, OLD);
    const folder = temporaryFolder();
    for (const name of readdirSync(join(file, '..')))
      writeFileSync(join(folder, name), readFileSync(join(file, '..', name)));
    expect(
      await given({ file: join(folder, 'gateway.sqlite') })
        .open()
        .find(secret),
    ).not.toBeNull();
  });

  test('of version 1 is migrated: its sessions stay valid as password sign-ins and are found by account', async () => {
    const { file, time, open } = given();
    mkdirSync(dirname(file), { recursive: true });
    const id = 'a-session-of-version-1';
    const cookie = 'cookie-of-version-1';
    const sealed = createSealing(SECRET).seal({ account: ACCOUNT, tokens: OLD }, id);
    const db = new Database(file);
    db.exec(`CREATE TABLE session (
       id TEXT PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE, sealed BLOB NOT NULL, token_version INTEGER NOT NULL,
       created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL) WITHOUT ROWID;
     CREATE INDEX session_last_seen ON session (last_seen_at);
     PRAGMA application_id = 1380992855; PRAGMA user_version = 1;`);
    const insert = db.prepare('INSERT INTO session VALUES (?, ?, ?, 3, ?, ?)');
    insert.run(id, createHash('sha256').update(cookie).digest(), sealed, time.now, time.now);
    const foreign = createSealing(Buffer.alloc(32, 9)).seal(
      { account: ACCOUNT, tokens: OLD },
      'foreign',
    );
    insert.run(
      'foreign',
      createHash('sha256').update('foreign').digest(),
      foreign,
      time.now,
      time.now,
    );
    db.close();
    const store = open();
    expect(await store.find(cookie)).toEqual({
      id,
      account: ACCOUNT,
      tokens: OLD,
      origin: {
        method: 'PASSWORD',
        autoCode: null,
        bpmToken: null,
        userAgent: null,
        address: null,
        apiToken: null,
      },
      lockedAt: null,
      unlockFailures: 0,
      accountVersion: 1,
      tokenVersion: 3,
      provenAt: time.now,
      createdAt: time.now,
      lastSeenAt: time.now,
    });
    expect((await store.ofAccount(ACCOUNT)).map((session) => session.id)).toEqual([id]);
    expect(await store.find('foreign')).toBeNull();
    expect(await store.replaceTokens(id, 3, NEW)).toBe(true);
    expect(bytesIn(dirname(file))).not.toContain(ACCOUNT.userCode);
  });
});
