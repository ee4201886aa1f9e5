import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { ACCOUNT, NEW, OLD } from '../upstream/fixture.ts';
import { bytesIn, given, HOUR, placeFor, sessionStores } from './fixture.ts';

describe.each(sessionStores)('sessions in %s', (kind) => {
  test('are found by their cookie’s secret and survive a restart', async () => {
    const { open } = await placeFor(kind);
    const before = await open();
    const { secret, session } = await before.create(ACCOUNT, OLD);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    await before.close();
    const after = await open();
    expect(await after.find(secret)).toEqual(session);
    expect(await after.read(session.id)).toMatchObject({
      account: ACCOUNT,
      tokens: OLD,
      tokenVersion: 1,
      accountVersion: 1,
    });
    expect(await after.find(`${secret.slice(0, -1)}_`)).toBeNull();
    expect(await after.find(session.id)).toBeNull();
    expect(await after.read(secret)).toBeNull();
  });

  test('are unknown after the secret was changed, and known again with the old one', async () => {
    const { open } = await placeFor(kind);
    const { secret, session } = await (await open()).create(ACCOUNT, OLD);
    const changed = await open({ secret: Buffer.alloc(32, 2) });
    expect(await changed.find(secret)).toBeNull();
    expect(await changed.read(session.id)).toBeNull();
    expect(await changed.replaceTokens(session.id, 1, NEW)).toBe(false);
    expect(await (await open()).find(secret)).toEqual(session);
  });

  test('get another secret for their cookie, and the former one ends', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    // It may be cached.
    await store.find(secret);
    time.now += HOUR;
    const next = await store.renew(session.id);
    expect(Buffer.from(next!, 'base64url')).toHaveLength(32);
    expect(await store.find(secret)).toBeNull();
    expect(await store.find(next!)).toMatchObject({ id: session.id, tokens: OLD });
    expect(await (await open()).find(next!)).toMatchObject({ id: session.id });
    time.now += 8 * HOUR - 1;
    expect(await store.find(next!)).not.toBeNull();
    await store.delete(session.id);
    expect(await store.find(next!)).toBeNull();
    expect(await store.renew(session.id)).toBeNull();
  });

  test('can all be read, each once, without those that have ended or were sealed otherwise', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    await store.create(ACCOUNT, OLD);
    time.now += 7 * HOUR;
    await (await open({ secret: Buffer.alloc(32, 2) })).create(ACCOUNT, OLD);
    const created = await Promise.all(
      Array.from({ length: 450 }, () => store.create(ACCOUNT, OLD)),
    );
    await store.delete(created[0]!.session.id);
    time.now += HOUR;
    const ids: string[] = [];
    for await (const { id } of store.all()) ids.push(id);
    expect(ids.toSorted()).toEqual(
      created
        .slice(1)
        .map(({ session }) => session.id)
        .toSorted(),
    );
  });

  test('end when they are idle too long, and always after the absolute time limit', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
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

  test('save their last use at most once a minute', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    time.now += 59_999;
    expect((await store.find(secret))?.lastSeenAt).toBe(session.createdAt);
    time.now += 1;
    expect((await store.find(secret))?.lastSeenAt).toBe(time.now);
    expect((await store.read(session.id))?.lastSeenAt).toBe(time.now);
  });

  test('survive a system clock that is set back without lasting forever', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    time.now -= 12 * HOUR;
    expect((await store.find(secret))?.id).toBe(session.id);
    // It counts as used now and as created no later than now.
    expect(await store.read(session.id)).toMatchObject({
      lastSeenAt: time.now,
      createdAt: time.now,
    });
    time.now += 8 * HOUR;
    expect(await store.find(secret)).toBeNull();
  });

  test('replace their tokens by compare-and-set, also between processes, but not after they are deleted', async () => {
    const { open } = await placeFor(kind);
    const [one, other] = [await open(), await open()];
    const { secret, session } = await one.create(ACCOUNT, OLD);
    expect(await other.replaceTokens(session.id, 1, NEW)).toBe(true);
    expect(await one.replaceTokens(session.id, 1, OLD)).toBe(false);
    expect(await one.find(secret)).toMatchObject({ tokens: NEW, tokenVersion: 2 });
    await one.delete(session.id);
    await one.delete(session.id);
    expect(await other.replaceTokens(session.id, 2, OLD)).toBe(false);
    expect(await other.find(secret)).toBeNull();
  });

  test('stay known and are listed while their secret is being replaced', async () => {
    const { open } = await placeFor(kind);
    const [former, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const before = await (await open({ secret: former })).create(ACCOUNT, OLD);
    const both = await open({ secret: next, formerSecrets: [former] });
    const since = await both.create(ACCOUNT, OLD);
    expect(await both.find(before.secret)).toEqual(before.session);
    expect((await both.ofAccount(ACCOUNT)).map(({ id }) => id).sort()).toEqual(
      [before.session.id, since.session.id].sort(),
    );
    // What is written from now on needs the former secret no longer.
    expect(await both.replaceTokens(before.session.id, 1, NEW)).toBe(true);
    const after = await open({ secret: next });
    expect(await after.find(before.secret)).toMatchObject({ tokens: NEW });
    expect(await after.find(since.secret)).toEqual(since.session);
  });
});

describe('sessions in a file', () => {
  test('are encrypted on disk: neither tokens, account nor cookie secret are readable, and only the owner can open the file', async () => {
    const { open, file } = given();
    const store = open();
    const { secret } = await store.create(ACCOUNT, OLD, {
      autoCode: 'sso-token',
      userAgent: 'Firefox/140',
      address: '10.9.8.7',
    });
    const folder = join(file, '..');
    for (const clear of [
      OLD.accessToken,
      OLD.refreshToken,
      secret,
      ACCOUNT.userCode,
      ACCOUNT.ent_id,
      'sso-token',
      'Firefox',
      '10.9.8.7',
      Buffer.from(secret, 'base64url').toString('latin1'),
    ]) {
      expect(bytesIn(folder)).not.toContain(clear);
    }
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('cannot be moved to another row', async () => {
    const { open, file } = given();
    const store = open();
    const mine = await store.create(ACCOUNT, OLD);
    const theirs = await store.create({ ...ACCOUNT, userCode: 'admin' }, NEW);
    const db = new Database(file);
    const swap = db.prepare(
      'UPDATE session SET sealed = (SELECT sealed FROM session WHERE id = ?) WHERE id = ?',
    );
    expect(swap.run([theirs.session.id, mine.session.id]).changes).toBe(1);
    db.close();
    expect(await store.find(mine.secret)).toBeNull();
  });

  test('that have ended are removed from the file when it is next opened', async () => {
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
});

test('a store that was closed fails its check', async () => {
  const store = given().open();
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
  await expect(store.check()).rejects.toThrow();
});
