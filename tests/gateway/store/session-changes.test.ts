import { describe, expect, onTestFinished, test } from 'vitest';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { ACCOUNT, NEW, OLD } from '../upstream/fixture.ts';
import { given, HOUR, placeFor, SECRET, sessionStores } from './fixture.ts';

describe.each(sessionStores)('a session in %s', (kind) => {
  test('stores how it began', async () => {
    const { open } = await placeFor(kind);
    const store = await open();
    const origin = {
      method: 'SINGLE_SIGN_ON',
      autoCode: 'sso',
      bpmToken: 'bpm',
      userAgent: 'Firefox/140',
      address: '10.0.0.1',
      apiToken: null,
    } as const;
    const { secret } = await store.create(ACCOUNT, OLD, origin);
    expect((await store.find(secret))?.origin).toEqual(origin);
    await store.replaceTokens((await store.find(secret))!.id, 1, NEW);
    expect((await store.find(secret))?.origin).toEqual(origin);
    const plain = await store.create(ACCOUNT, OLD);
    expect(plain.session.origin).toEqual({
      method: 'PASSWORD',
      autoCode: null,
      bpmToken: null,
      userAgent: null,
      address: null,
      apiToken: null,
    });
  });

  test('does not count as used by a quiet request', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    for (time.now += HOUR; time.now < session.createdAt + 8 * HOUR; time.now += HOUR)
      expect((await store.find(secret, { quietly: true }))?.lastSeenAt).toBe(session.createdAt);
    expect(await store.find(secret, { quietly: true })).toBeNull();
  });

  test('is locked once, stays locked after a restart, and counts wrong passwords until it is unlocked', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    const lockedAt = (time.now += 1000);
    await store.lock(session.id);
    time.now += 5000;
    await store.lock(session.id);
    expect(await store.failUnlock(session.id)).toBe(1);
    expect(await store.failUnlock(session.id)).toBe(2);
    await store.lock(session.id);
    await store.close();
    const after = await open();
    expect(await after.find(secret)).toMatchObject({ lockedAt, unlockFailures: 2 });
    await after.unlock(session.id);
    expect(await after.find(secret)).toMatchObject({ lockedAt: null, unlockFailures: 0 });
    await after.delete(session.id);
    expect(await after.failUnlock(session.id)).toBe(0);
  });

  test('notes the last proof of the account: the sign-in, an unlock, a confirmation', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const { secret, session } = await store.create(ACCOUNT, OLD);
    const provenAt = async () => (await store.find(secret))?.provenAt;
    expect(await provenAt()).toBe(session.createdAt);
    time.now += 1000;
    await store.lock(session.id);
    expect(await provenAt()).toBe(session.createdAt);
    await store.unlock(session.id);
    expect(await provenAt()).toBe(time.now);
    const confirmedAt = (time.now += 1000);
    await store.prove(session.id);
    time.now += 1000;
    await store.close();
    expect((await (await open()).find(secret))?.provenAt).toBe(confirmedAt);
  });

  test('changes its account by compare-and-set', async () => {
    const { open } = await placeFor(kind);
    const [one, other] = [await open(), await open()];
    const { session } = await one.create(ACCOUNT, OLD);
    expect(await other.replaceAccount(session.id, 1, { ...ACCOUNT, shopid: '1001' })).toBe(true);
    expect(await one.replaceAccount(session.id, 1, { ...ACCOUNT, shopid: '1002' })).toBe(false);
    expect(await one.read(session.id)).toMatchObject({
      account: { shopid: '1001' },
      accountVersion: 2,
      tokenVersion: 1,
    });
    await one.delete(session.id);
    expect(await one.replaceAccount(session.id, 2, ACCOUNT)).toBe(false);
  });

  test('keeps both new tokens and a new account when they are written at the same time', async () => {
    const { open } = await placeFor(kind);
    const [one, other] = [await open(), await open()];
    const { session } = await one.create(ACCOUNT, OLD);
    const outcomes = await Promise.all([
      one.replaceTokens(session.id, 1, NEW),
      other.replaceAccount(session.id, 1, { ...ACCOUNT, shopid: '1001' }),
    ]);
    expect(outcomes).toEqual([true, true]);
    expect(await one.read(session.id)).toMatchObject({
      tokens: NEW,
      account: { shopid: '1001' },
      tokenVersion: 2,
      accountVersion: 2,
    });
  });

  test('is listed with the other sessions of its account only, most recently used first', async () => {
    const { open, time } = await placeFor(kind);
    const store = await open();
    const first = await store.create(ACCOUNT, OLD);
    time.now += 1000;
    const second = await store.create(ACCOUNT, NEW);
    await store.create({ ...ACCOUNT, userid: 'u2' }, OLD);
    await store.create({ ...ACCOUNT, ent_id: '200002' }, OLD);
    const ids = async () => (await store.ofAccount(ACCOUNT)).map(({ id }) => id);
    expect(await ids()).toEqual([second.session.id, first.session.id]);
    time.now += HOUR;
    await store.find(first.secret);
    expect(await ids()).toEqual([first.session.id, second.session.id]);
    time.now += 7 * HOUR;
    expect(await ids()).toEqual([first.session.id]);
  });
});

describe('a session in a file', () => {
  test('keeps an account that a different process changes while its tokens are replaced', async () => {
    const { file, time, open } = given();
    const other = open();
    const { session } = await other.create(ACCOUNT, OLD);
    let meanwhile = (): void => {};
    const clock = () => {
      const act = meanwhile;
      meanwhile = () => {};
      act();
      return time.now;
    };
    const store = createSqliteSessionStore({
      file,
      secret: SECRET,
      idleMs: 8 * HOUR,
      absoluteMs: 24 * HOUR,
      clock,
    });
    onTestFinished(() => store.close());
    meanwhile = () => void other.replaceAccount(session.id, 1, { ...ACCOUNT, shopid: '1001' });
    expect(await store.replaceTokens(session.id, 1, NEW)).toBe(true);
    expect(await store.read(session.id)).toMatchObject({
      tokens: NEW,
      account: { shopid: '1001' },
      accountVersion: 2,
    });
    meanwhile = () => void other.replaceTokens(session.id, 2, OLD);
    expect(await store.replaceTokens(session.id, 2, NEW)).toBe(false);
    expect(await store.read(session.id)).toMatchObject({ tokens: OLD, tokenVersion: 3 });
  });

  test('stays alive with a short idle limit if it is used in time', async () => {
    const { file, time } = given();
    const store = createSqliteSessionStore({
      file,
      secret: SECRET,
      idleMs: 60_000,
      absoluteMs: HOUR,
      clock: () => time.now,
    });
    onTestFinished(() => store.close());
    const { secret } = await store.create(ACCOUNT, OLD);
    for (let use = 0; use < 10; use += 1) {
      time.now += 30_000;
      expect(await store.find(secret)).not.toBeNull();
    }
  });
});
