import { afterAll, expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { createAttackTable, ruleOf } from '../../support/gateway/attack-table.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import {
  createHeldServices,
  settled,
  type HeldServices,
} from '../../support/retail/held-services.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { createScriptedTransport, Refused } from '../../support/gateway/scripted-transport.ts';
import { TASK } from '../workflow/approval-support.ts';

const table = createAttackTable('Attacks on the services behind the gateway');
afterAll(() => table.print());

/** Two lists of a hundred approvals with four calls for each: 802 calls. */
const FAN_OUT = `{ viewer { a: approvals(list: PENDING, pageSize: 100) { nodes { ...A } } b: approvals(list: FINISHED, pageSize: 100)
  { nodes { ...A } } } } fragment A on Approval { buttons { id } history { stepName } attachments { name } diagram { steps { name } } }`;
const HISTORIES =
  '{ viewer { approvals(list: PENDING, pageSize: 100) { nodes { history { stepName } } } } }';
const LISTS: readonly string[] = [OPERATIONS.pendingTasks, OPERATIONS.finishedTasks];

function pageOf(path: string) {
  const rows = Array.from({ length: 100 }, (_, index) => ({
    ...TASK,
    taskId: `${path} ${index}`,
    workflowInstanceId: `W ${path} ${index}`,
  }));
  return { total: rows.length, pageData: rows };
}
const bytesOf = (answer: Pick<GraphqlAnswer, 'data' | 'errors'>) => JSON.stringify(answer).length;

/** Answers the lists at once and leaves all other calls open. */
async function answerLists(services: HeldServices): Promise<void> {
  await settled();
  for (const { path, answer } of services.open()) if (LISTS.includes(path)) answer(pageOf(path));
  await settled();
}

test('a short query whose rows need four calls each is refused before it makes them', async () => {
  expect(FAN_OUT.length).toBeLessThan(487);
  const services = createHeldServices();
  const { ask, signIn } = await startGateway({}, { transport: services.transport });
  const asked = ask(FAN_OUT, { cookie: await signIn() });
  await services.arrived('pendingTasks');
  await answerLists(services);
  const answer = await asked;
  const outcome = {
    rule: ruleOf(answer),
    calls: services.calls.length,
    peakBytes: bytesOf(answer),
  };
  expect(table.record('approvals that ask for four things each', outcome).rule).toBe('restCalls');
  expect(outcome.calls).toBeLessThanOrEqual(2 + 32);
  expect([answer.data, answer.errors?.length, services.open()]).toEqual([null, 1, []]);
});

test('a query whose second list comes later stops when both lists together need too many calls', async () => {
  const services = createHeldServices();
  const { ask, signIn } = await startGateway({}, { transport: services.transport });
  const asked = ask(FAN_OUT.replace('attachments { name } diagram { steps { name } }', ''), {
    cookie: await signIn(),
  });
  await services.arrived('finishedTasks');
  services.callsTo('pendingTasks')[0]?.answer(pageOf(OPERATIONS.pendingTasks));
  await settled();
  let most = 0;
  const others = () => services.open().filter(({ path }) => !LISTS.includes(path));
  for (let open = others(); open.length > 0; open = others()) {
    most = Math.max(most, services.open().length);
    for (const { answer } of open) answer([]);
    await settled();
  }
  services.callsTo('finishedTasks')[0]?.answer(pageOf(OPERATIONS.finishedTasks));
  const answer = await asked;
  const outcome = {
    rule: ruleOf(answer),
    calls: services.calls.length,
    peakBytes: bytesOf(answer),
  };
  expect(table.record('two lists, one after the other', outcome)).toMatchObject({
    rule: 'restCalls',
    // The session's lane is full of calls of the second list when the limit is noticed.
    calls: 202 + 32,
  });
  expect([answer.data, most]).toEqual([null, 32]);
});

test('references that each need calls are limited as well', async () => {
  const { transport, calls } = createScriptedTransport(({ path }) =>
    path === OPERATIONS.menuQuery ? [moduleOf('portal:list')] : [],
  );
  const { ask, signIn } = await startGateway({}, { transport });
  const representations = Array.from({ length: 100 }, (_, index) => ({
    __typename: 'Module',
    id: globalId('Module', `A${index}`, String(300_000 + index)),
  }));
  const answer = await ask(
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Module { name } } }',
    {
      variables: { r: representations },
      cookie: await signIn(),
    },
  );
  table.record('100 references that each need calls', {
    rule: ruleOf(answer),
    calls: calls.length,
    peakBytes: bytesOf(answer),
  });
  expect(calls.length).toBeGreaterThan(99);
  expect(calls.length).toBeLessThanOrEqual(300);
});

test('a hanging service occupies a quarter of the connections, whichever account calls it, and the others continue', async () => {
  const services = createHeldServices();
  const timers = createManualTimers();
  const { ask, signIn } = await startGateway(
    { upstreamConnections: 64 },
    { transport: services.transport, after: timers.after },
  );
  const query = '{ viewer { approvals(list: PENDING) { totalCount } } }';
  const asked: Promise<GraphqlAnswer>[] = [];
  for (let user = 0; user < 40; user += 1) asked.push(ask(query, { cookie: await signIn() }));
  await services.arrived('pendingTasks', 16);
  await settled();
  const held = services.open().length;
  const other = ask('{ viewer { shops { code } } }', { cookie: await signIn() });
  await services.arrived('shops');
  services.callsTo('shops')[0]?.answer([]);
  expect((await other).errors).toBeUndefined();
  timers.pass(1_000);
  for (const call of services.open()) call.answer({ total: 0, pageData: [] });
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ errors }) => errors !== undefined);
  expect(refused.map(({ errors }) => errors?.[0]?.extensions)).toEqual(
    Array.from(
      { length: 24 },
      () => expect.objectContaining({ code: 'UPSTREAM_TIMEOUT', reason: 'SERVICE_BUSY' }) as object,
    ),
  );
  const first = refused[0] ?? answers[0];
  table.record('40 users of a service that hangs', {
    rule: String(first?.errors?.[0]?.extensions.reason),
    calls: services.callsTo('pendingTasks').length,
    peakBytes: first ? bytesOf(first) : 0,
  });
  expect([held, services.callsTo('pendingTasks').length]).toEqual([16, 16]);
});

test('requests whose clients disconnect at once cost only the calls that were running', async () => {
  const services = createHeldServices();
  const { app, signIn } = await startGateway({}, { transport: services.transport });
  const closed = createGate();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => closed.open());
    done();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    'content-type': 'application/json',
    'x-portal-request': '1',
    cookie: await signIn(),
  };
  const client = new AbortController();
  const body = JSON.stringify({ query: HISTORIES });
  const request = fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body,
    signal: client.signal,
  }).catch(() => null);
  await services.arrived('pendingTasks');
  await answerLists(services);
  client.abort();
  await closed.opened;
  await request;
  await settled();
  table.record('a client that hangs up', {
    rule: 'cancelled',
    calls: services.calls.length,
    peakBytes: body.length,
  });
  expect(services.calls).toHaveLength(1 + 32);
  expect(services.calls.filter(({ isCancelled }) => isCancelled)).toHaveLength(32);
});

test('a query that takes 60 seconds is stopped together with its calls', async () => {
  const services = createHeldServices();
  const timers = createManualTimers();
  const { ask, signIn } = await startGateway(
    {},
    { transport: services.transport, after: timers.after },
  );
  const asked = ask(HISTORIES, { cookie: await signIn() });
  await services.arrived('pendingTasks');
  await answerLists(services);
  timers.pass(60_000);
  const answer = await asked;
  const outcome = {
    rule: ruleOf(answer),
    calls: services.calls.length,
    peakBytes: bytesOf(answer),
  };
  expect(table.record('a query that waits for 60 seconds', outcome)).toMatchObject({
    rule: 'executionSeconds',
    calls: 33,
  });
  expect(services.open()).toEqual([]);
});

test('a refresh that fails is not repeated by every request', async () => {
  const { transport, calls } = createScriptedTransport(({ path }) => {
    throw new Refused(path === OPERATIONS.refreshToken ? 'B0001' : 'A0242');
  });
  const { ask, signIn } = await startGateway({}, { transport });
  const cookie = await signIn();
  const answers: GraphqlAnswer[] = [];
  for (let request = 0; request < 15; request += 1)
    answers.push(await ask('{ viewer { shops { code } } }', { cookie }));
  const refreshes = calls.filter(({ path }) => path === OPERATIONS.refreshToken).length;
  table.record('15 requests while the refresh fails', {
    rule: String(answers.at(-1)?.errors?.[0]?.extensions.reason),
    calls: refreshes,
    peakBytes: Math.max(...answers.map(bytesOf)),
  });
  expect(refreshes).toBe(1);
});
