import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createRetailApp } from '../../../retail/server/app.ts';
import { systemClock } from '../../../retail/server/clock.ts';
import { connect } from '../../../retail/database/sqlite.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail/retail-database.ts';

/** Two services on one file, each with its own connection. */
const file = copySeededFile();
const dbs = [connect(file), connect(file)];
const apps = dbs.map((db) => createRetailApp({ db, clock: systemClock, demoToday: DEMO_TODAY }));
const [db] = dbs;

afterAll(async () => {
  for (const app of apps) await app.close();
  for (const each of dbs) each.close();
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
});

const tokens = new Map<string, string>();
async function press(
  index: number,
  account: string,
  taskId: string,
  action: string,
  more: object = {},
) {
  const token = tokens.get(account) ?? (await signInRetail(apps[0]!, account)).login.accessToken;
  tokens.set(account, token);
  return callRetail(
    apps[index]!,
    `/api/msc-bpm/task/${action}`,
    { taskId, opinion: '同意', ...more },
    token,
  );
}

function tasks(biztype: string, assignee: string): string[] {
  const query = `SELECT taskid FROM process_task t JOIN process_instance i USING (instanceid)
    WHERE i.biztype = ? AND t.assignee = ? AND t.status = 'pending' ORDER BY taskid`;
  return db!.prepare(query).pluck().all([biztype, assignee]) as string[];
}

const rows = (query: string) => (db!.prepare(query).get([]) as { num: number }).num;
const done = (taskid: string) =>
  rows(`SELECT count(*) AS num FROM process_task WHERE taskid = '${taskid}' AND status = 'done'`);

it('only one of two presses in two windows succeeds, and the other gets the name of the faster user', async () => {
  const [task] = tasks('PO', 'ops_director');
  const answers = await Promise.all([
    press(0, 'ops_director', task!, 'send'),
    press(1, 'ops_director', task!, 'reject'),
  ]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
  expect(answers.find(({ returncode }) => returncode === 'A0409')?.data).toMatchObject({
    operatorName: '林知夏',
    buttonName: expect.stringMatching(/^(同意|驳回)$/),
    finishdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  });
});

it('only one of two users decides if one is enough', async () => {
  const [[first], [second]] = [tasks('CT', 'finance'), tasks('CT', 'settlement')];
  const answers = await Promise.all([
    press(0, 'finance', first!, 'send'),
    press(1, 'settlement', second!, 'send'),
  ]);
  expect(answers.map(({ returncode }) => returncode).toSorted()).toEqual(['0', 'A0409']);
  const { data } = answers.find(({ returncode }) => returncode === 'A0409')!;
  expect(data).toMatchObject({
    operatorName: answers[0].returncode === '0' ? '郑若彤' : '曹敏',
    buttonName: '同意',
  });
});

it('a repeated request with the same key runs once and gets the same response', async () => {
  const [task] = tasks('PA', 'ops_director');
  const messages = rows('SELECT count(*) AS num FROM message');
  const key = { requestkey: 'K-twice' };
  const answers = await Promise.all([
    press(0, 'ops_director', task!, 'send', key),
    press(1, 'ops_director', task!, 'send', key),
  ]);
  expect(answers.map(({ returncode }) => returncode)).toEqual(['0', '0']);
  expect((await press(0, 'ops_director', task!, 'send', key)).returncode).toBe('0');
  expect(done(task!)).toBe(1);
  // One message for each store manager who must now confirm.
  expect(rows('SELECT count(*) AS num FROM message')).toBe(messages + 4);
  expect((await press(0, 'ops_director', task!, 'reject', key)).returncode).toBe('A0400');
});

it('everyone whose lists change gets an event, and the new assignee a message that links to the task', async () => {
  const [task] = tasks('RT', 'ops_director');
  const last = rows('SELECT max(id) AS num FROM event');
  await press(0, 'ops_director', task!, 'transfer', {
    usercode: 'general',
    opinion: '<b>请</b>代办',
  });
  const events = db!
    .prepare('SELECT ownerid, kind FROM event WHERE id > ? ORDER BY id')
    .raw()
    .all([last]) as string[][];
  const owners = events.filter(([, kind]) => kind === 'approval').map(([owner]) => owner);
  expect(owners.toSorted()).toEqual(['buyer_snacks', 'general', 'ops_director']);
  const message = db!
    .prepare(
      "SELECT msgtype, modulecode, moduleparams FROM message WHERE ownerid = 'general' ORDER BY created DESC LIMIT 1",
    )
    .get([]) as { msgtype: string; modulecode: string; moduleparams: string };
  expect([message.msgtype, message.modulecode]).toEqual(['todo', '100003']);
  expect(JSON.parse(message.moduleparams)).toEqual({
    tab: 'pending',
    taskid: expect.stringMatching(/^WT/),
    instanceid: expect.stringMatching(/^WI/),
  });
});

it('a move that fails half-way changes nothing', async () => {
  const [task] = tasks('RQ', 'ops_director');
  db!.exec("CREATE TRIGGER failing BEFORE UPDATE ON sheet BEGIN SELECT RAISE(ABORT, 'no'); END");
  const answer = await press(0, 'ops_director', task!, 'send', { requestkey: 'K-fails' });
  db!.exec('DROP TRIGGER failing');
  expect([answer.returncode, done(task!)]).toEqual(['B0001', 0]);
  expect(
    (await press(0, 'ops_director', task!, 'send', { requestkey: 'K-fails' })).returncode,
  ).toBe('0');
});
