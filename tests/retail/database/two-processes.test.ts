import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createRetailApp } from '../../../retail/server/app.ts';
import { systemClock } from '../../../retail/server/clock.ts';
import { connect } from '../../../retail/database/sqlite.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail/retail-database.ts';

/** Two services on one file, each with its own connection: one account in two windows. */
const file = copySeededFile();
const [db, otherDb] = [connect(file), connect(file)];
const [app, otherApp] = [db, otherDb].map((each) =>
  createRetailApp({ db: each, clock: systemClock, demoToday: DEMO_TODAY }),
);
const { login } = await signInRetail(app!, 'ops_director');
const both = [app!, otherApp!];

const call = <Data>(index: number, path: string, body: unknown) =>
  callRetail<Data>(both[index]!, path, body, login.accessToken);

beforeEach(() =>
  db.exec(
    "DELETE FROM dashboard_user; DELETE FROM favorite WHERE usercode = 'ops_director'; DELETE FROM message_read",
  ),
);

afterAll(async () => {
  for (const each of both) await each.close();
  for (const each of [db, otherDb]) each.close();
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
});

it('one of two layouts saved at once is stored, and the other window gets a conflict', async () => {
  const save = (index: number, cardcode: string) =>
    call(index, '/api/msc-ucs/dashboardUser/saveLayout', {
      dtmplcode: 'home',
      usercode: '',
      version: 0,
      details: [{ cardcode }],
    });
  const answers = await Promise.all([save(0, 'operating01'), save(1, 'operating02')]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
  expect(db.prepare('SELECT version FROM dashboard_user').all([])).toEqual([{ version: 1 }]);
});

it('a save and a simultaneous reset to the template do not overwrite each other silently', async () => {
  const body = { dtmplcode: 'home', usercode: '' };
  await call(0, '/api/msc-ucs/dashboardUser/saveLayout', {
    ...body,
    version: 0,
    details: [{ cardcode: 'todo' }],
  });
  const answers = await Promise.all([
    call(0, '/api/msc-ucs/dashboardUser/resetLayout', { ...body, version: 1 }),
    call(1, '/api/msc-ucs/dashboardUser/saveLayout', {
      ...body,
      version: 1,
      details: [{ cardcode: 'operating02' }],
    }),
  ]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
});

it('twelve of thirteen favourites saved from two windows at once are stored', async () => {
  const modules = db
    .prepare("SELECT modulecode FROM module WHERE appcode = 'OPS' ORDER BY modulecode LIMIT 13")
    .all([]) as {
    modulecode: string;
  }[];
  const save = (index: number, from: number, to: number) =>
    call(
      index,
      '/api/msc-ucs/favorite/batchSave',
      modules.slice(from, to).map(({ modulecode }) => ({ modulecode })),
    );
  await save(0, 0, 11);
  const answers = await Promise.all([save(0, 11, 12), save(1, 12, 13)]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0400']);
  const { data } = await call<{ total: number }>(1, '/api/msc-ucs/favorite/pageQuery', {
    params: {},
    pageNo: 1,
    pageSize: 20,
  });
  expect(data.total).toBe(12);
});

it('one window gets an event for messages read in the other', async () => {
  const poll = async (index: number, since: string | null) =>
    (
      await call<{ cursor: string; events: { key: string }[] }>(
        index,
        '/api/msc-message/event/poll',
        { since },
      )
    ).data;
  const { cursor } = await poll(1, null);
  await call(0, '/api/msc-message/messageuser/batchSave', [{ id: 'MSG100001', msgstatus: '1' }]);
  expect((await poll(1, cursor)).events.map(({ key }) => key)).toEqual(['MSG100001']);
});
