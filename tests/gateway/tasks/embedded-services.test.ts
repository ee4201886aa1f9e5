import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { CLAIM_MS } from '../../../retail/tasks/claims.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

/** 2026-06-15 14:02 in Shanghai. */
const START = Date.parse('2026-06-15T06:02:00Z');

/** Starts gateway and embedded services over HTTP; only the clock of the services is manual. */
async function portal() {
  const time = { now: START };
  const lifetimes = { accessMs: 1e9, refreshMs: 1e9 };
  const retail = await startRetail({ clock: () => time.now, lifetimes });
  onTestFinished(() => retail.close());
  const gateway = await startGateway(
    { retailUrl: retail.url },
    { transport: createUndiciTransport({ connections: 16 }) },
  );
  async function signIn(account: string) {
    const input = { enterpriseCode: '100001', account, password: 'Retail@2026', userType: 'STAFF' };
    const query =
      'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code } } }';
    const { headers } = await gateway.ask(query, { variables: { input } });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return async (text: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await gateway.ask(text, { cookie, ...(variables && { variables }) });
      expect(errors).toBeUndefined();
      return data!;
    };
  }
  return { time, signIn };
}

const COUNTS = 'viewer { taskCounts { pool todo finished } }';
const act = (mutation: string) =>
  `mutation($input: TaskInput!) { ${mutation}(input: $input) { task { status isMine assigneeName buttons { action } } ${COUNTS}
    userErrors { code message } } }`;

interface Payload {
  task: {
    status: string;
    isMine: boolean;
    assigneeName: string | null;
    buttons: { action: string }[];
  };
  viewer: { taskCounts: { pool: number; todo: number; finished: number } } | null;
  userErrors: { code: string; message: string }[];
}

test('one of two users who claim a task at once gets it, and the other is told who has it', async () => {
  const { signIn } = await portal();
  const [director, deputy] = [await signIn('ops_director'), await signIn('director_deputy')];
  const { viewer } = await director(
    '{ viewer { tasks(list: POOL, pageSize: 1) { nodes { id } } } }',
  );
  const [task] = (viewer as { tasks: { nodes: { id: string }[] } }).tasks.nodes;
  const answers = await Promise.all(
    [director, deputy].map((ask, at) =>
      ask(act('taskClaim'), { input: { key: `key-of-nr-${String(at)}`, id: task!.id } }),
    ),
  );
  const payloads = answers.map(({ taskClaim }) => taskClaim as Payload);
  const winner = payloads.findIndex(({ userErrors }) => userErrors.length === 0);
  const name = ['林知夏', '彭雅琴'][winner]!;
  expect(payloads[winner]).toMatchObject({
    task: {
      status: 'LOCKED',
      isMine: true,
      assigneeName: name,
      buttons: [{ action: 'HANDLE' }, { action: 'CANCEL' }],
    },
    viewer: { taskCounts: { pool: 22 } },
  });
  expect(payloads[1 - winner]).toEqual({
    task: { status: 'LOCKED', isMine: false, assigneeName: name, buttons: [] },
    viewer: null,
    userErrors: [
      {
        code: 'CONFLICT',
        message: `${name} claimed this task at 14:02. Please choose another one.`,
      },
    ],
  });
});

test('a task is claimed, released, claimed again and finished, however often each request is repeated', async () => {
  const { signIn } = await portal();
  const ask = await signIn('ops_director');
  const { viewer } = await ask('{ viewer { task(code: "PT100001") { id } } }');
  const { id } = (viewer as { task: { id: string } }).task;
  const press = async (mutation: string, key: string) =>
    (await ask(act(mutation), { input: { key, id } }))[mutation] as Payload;
  for (let time = 0; time < 2; time += 1)
    expect(await press('taskClaim', 'first-claim')).toMatchObject({
      task: { status: 'LOCKED' },
      viewer: { taskCounts: { todo: 10 } },
    });
  for (let time = 0; time < 2; time += 1)
    expect(await press('taskRelease', 'give-back-1')).toMatchObject({
      task: { status: 'UNLOCKED' },
      userErrors: [],
    });
  await press('taskClaim', 'second-claim');
  for (let time = 0; time < 2; time += 1)
    expect(await press('taskFinish', 'finished-1')).toMatchObject({
      task: { status: 'COMPLETED', buttons: [] },
      viewer: { taskCounts: { pool: 22, todo: 9, finished: 9 } },
      userErrors: [],
    });
});

test('a user whose claim has expired is told that the task is back in the pool', async () => {
  const { signIn, time } = await portal();
  const ask = await signIn('ops_director');
  const { viewer } = await ask('{ viewer { task(code: "PT100001") { id } } }');
  const { id } = (viewer as { task: { id: string } }).task;
  await ask(act('taskClaim'), { input: { key: 'first-claim', id } });
  time.now += CLAIM_MS;
  const { taskFinish } = await ask(act('taskFinish'), { input: { key: 'finished-1', id } });
  expect(taskFinish).toMatchObject({
    task: { status: 'UNLOCKED' },
    viewer: null,
    userErrors: [
      {
        code: 'CONFLICT',
        message: 'Your claim has expired and the task is back in the pool. Please claim it again.',
      },
    ],
  });
});

test('an account with more than a thousand unread messages reads them all in one mutation', async () => {
  const { signIn } = await portal();
  const ask = await signIn('stress');
  const { viewer } = await ask(
    '{ viewer { unreadMessages { totalCount } unreadCounts { type count } } }',
  );
  const { unreadMessages, unreadCounts } = viewer as {
    unreadMessages: { totalCount: number };
    unreadCounts: { count: number }[];
  };
  expect(unreadMessages.totalCount).toBeGreaterThanOrEqual(1_050);
  expect(unreadCounts).toHaveLength(5);
  expect(unreadCounts.reduce((sum, { count }) => sum + count, 0)).toBe(unreadMessages.totalCount);
  const { messagesReadAll } = await ask(`mutation { messagesReadAll(input: {}) {
    viewer { unreadMessages { totalCount } unreadCounts { count } messages(isRead: false) { totalCount } } userErrors { code } } }`);
  expect(messagesReadAll).toEqual({
    viewer: { unreadMessages: { totalCount: 0 }, unreadCounts: [], messages: { totalCount: 0 } },
    userErrors: [],
  });
});
