import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { ACCOUNT, NEW, OLD } from '../upstream/fixture.ts';

const HOUR = 3_600_000;
const SECRET = Buffer.alloc(32, 1);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function given({ secret = SECRET, file = join(temporaryFolder(), 'data', 'gateway.sqlite'), now = Date.UTC(2026, 5, 15) } = {}) {
  const time = { now };
  const open = (other = secret) => {
    const store = createSessionStore({ file, secret: other, idleMs: 8 * HOUR, absoluteMs: 24 * HOUR, clock: () => time.now });
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  return { file, time, open };
}

const bytesIn = (folder: string) =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString('latin1');

describe('sessions', () => {
  test('are found by their cookie’s secret and survive a restart', async () => {
    const { open } = given();
    const before = open();
    const { secret, session } = await before.create(ACCOUNT, OLD);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    await before.close();
    const after = open();
    expect(await after.find(secret)).toEqual(session);
    expect(await after.read(session.id)).toMatchObject({ account: ACCOUNT, tokens: OLD, tokenVersion: 1 });
    expect(await after.find(`${secret.slice(0, -1)}_`)).toBeNull();
    expect(await after.find(session.id)).toBeNull();
    expect(await after.read(secret)).toBeNull();
  });

  test('lie on disk sealed: neither token, nor account, nor the cookie’s secret can be read there, and the file is its owner’s', async () => {
    const { open, file } = given();
    const store = open();
    const { secret } = await store.create(ACCOUNT, OLD);
    const folder = join(file, '..');
    for (const clear of [
      OLD.accessToken,
      OLD.refreshToken,
      secret,
      ACCOUNT.userCode,
      Buffer.from(secret, 'base64url').toString('latin1'),
    ]) {
      expect(bytesIn(folder)).not.toContain(clear);
    }
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('are unknown after the secret was changed, and known again with the old one', async () => {
    const { open } = given();
    const { secret, session } = await open().create(ACCOUNT, OLD);
    const changed = open(Buffer.alloc(32, 2));
    expect(await changed.find(secret)).toBeNull();
    expect(await changed.read(session.id)).toBeNull();
    expect(await changed.replaceTokens(session.id, 1, NEW)).toBe(false);
    expect(await open().find(secret)).toEqual(session);
  });

  test('cannot be moved to another row', async () => {
    const { open, file } = given();
    const store = open();
    const mine = await store.create(ACCOUNT, OLD);
    const theirs = await store.create({ ...ACCOUNT, userCode: 'admin' }, NEW);
    const db = new Database(file);
    const swap = db.prepare('UPDATE session SET sealed = (SELECT sealed FROM session WHERE id = ?) WHERE id = ?');
    expect(swap.run([theirs.session.id, mine.session.id]).changes).toBe(1);
    db.close();
    expect(await store.find(mine.secret)).toBeNull();
  });

  test('end when nobody has used them for the idle time, and in any case after the absolute time', async () => {
    const { open, time } = given();
    const store = open();
    const idle = await store.create(ACCOUNT, OLD);
    const busy = await store.create(ACCOUNT, OLD);
    const startedAt = time.now;
    time.now += 8 * HOUR - 1;
    expect(await store.find(busy.secret)).not.toBeNull();
    time.now += 1;
    expect(await store.find(idle.secret)).toBeNull();
    for (time.now = startedAt + 9 * HOUR; time.now < startedAt + 24 * HOUR; time.now += 7 * HOUR)
      expect(await store.find(busy.secret)).not.toBeNull();
    time.now = startedAt + 24 * HOUR;
    expect(await store.find(busy.secret)).toBeNull();
    expect(await store.read(busy.session.id)).toBeNull();
    expect(await store.replaceTokens(busy.session.id, 1, NEW)).toBe(false);
  });

  test('that have ended leave the file at the next opening', async () => {
    const { open, time, file } = given();
    await open().create(ACCOUNT, OLD);
    const rows = () => {
      const db = new Database(file);
      const [row] = db.prepare('SELECT count(*) AS n FROM session').all() as { n: number }[];
      db.close();
      return row?.n;
    };
    expect(rows()).toBe(1);
    time.now += 8 * HOUR;
    open();
    expect(rows()).toBe(0);
  });

  test('note their last use at most once a minute', async () => {
    const { open, time } = given();
    const store = open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    time.now += 59_999;
    expect((await store.find(secret))?.lastSeenAt).toBe(session.createdAt);
    time.now += 1;
    expect((await store.find(secret))?.lastSeenAt).toBe(time.now);
    expect((await store.read(session.id))?.lastSeenAt).toBe(time.now);
  });

  test('change their tokens by compare-and-set, also between two processes, and not once they are deleted', async () => {
    const { open } = given();
    const [one, other] = [open(), open()];
    const { secret, session } = await one.create(ACCOUNT, OLD);
    expect(await other.replaceTokens(session.id, 1, NEW)).toBe(true);
    expect(await one.replaceTokens(session.id, 1, OLD)).toBe(false);
    expect(await one.find(secret)).toMatchObject({ tokens: NEW, tokenVersion: 2 });
    await one.delete(session.id);
    await one.delete(session.id);
    expect(await other.replaceTokens(session.id, 2, OLD)).toBe(false);
    expect(await other.find(secret)).toBeNull();
  });
});

test('a store that was closed fails its check', async () => {
  const store = given().open();
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
  await expect(store.check()).rejects.toThrow();
});

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
    ['of a newer version', /is of version 99, newer than 1\b/u, setVersion(99)],
    ['that is no database', /not a database/u, () => Buffer.from('hello, this is no database at all '.repeat(100))],
    ['that is a few bytes', /not a database/u, (bytes) => bytes.subarray(0, 40)],
    ['that was cut off', /damaged/u, (bytes) => bytes.subarray(0, bytes.length - 4096)],
    [
      'with damaged pages',
      /damaged/u,
      (bytes) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xab)]),
    ],
    ['of another program', /another program/u, (bytes) => (bytes.writeInt32BE(1, 68), bytes)],
  ])('%s is refused in one line and left as it was', async (_title, message, change) => {
    const { open, file } = await written();
    const spoilt = spoil(file, change);
    expect(() => open()).toThrow(message);
    expect(() => open()).toThrow(expect.objectContaining({ name: 'StoreError', message: expect.not.stringContaining('\n') }));
    expect(readFileSync(file).equals(spoilt)).toBe(true);
    expect(readdirSync(join(file, '..'))).toEqual(['gateway.sqlite']);
  });

  test('that is empty is filled', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'gateway.sqlite');
    writeFileSync(file, '');
    const { secret } = await given({ file }).open().create(ACCOUNT, OLD);
    expect(secret).toHaveLength(43);
  });

  test('whose process was killed is opened with all that was written', async () => {
    const { open, file } = given();
    const { secret } = await open().create(ACCOUNT, OLD);
    const folder = temporaryFolder();
    for (const name of readdirSync(join(file, '..'))) writeFileSync(join(folder, name), readFileSync(join(file, '..', name)));
    expect(
      await given({ file: join(folder, 'gateway.sqlite') })
        .open()
        .find(secret),
    ).not.toBeNull();
  });
});
