import { expect, onTestFinished, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import type { TransportRequest } from '../../../gateway/upstream/transport.ts';
import { startGateway } from '../../support/gateway.ts';
import { createGate } from '../../support/loopback-retail.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { TASK } from '../workflow/approval-support.ts';
import { moduleOf } from '../../support/retail-fixtures.ts';

/** Twelve approvals, of each of which the history is asked: thirteen calls in two waves. */
const APPROVALS = '{ viewer { approvals(list: PENDING) { nodes { history { stepName } } } } }';
const TASKS = Array.from({ length: 12 }, (_, index) => ({ ...TASK, taskId: `T${index}`, workflowInstanceId: `W${index}` }));
const PAGE = { total: TASKS.length, pageData: TASKS };
const ADD = 'mutation { favouritesAdd(input: { moduleCodes: ["200101"] }) { userErrors { code } } }';

/** Services whose calls stay open until their answer is given or the gateway cancels them. */
function heldServices() {
  const calls: { path: string; cancelled: boolean; answer(data: unknown): void }[] = [];
  const waiting: { path: string; resolve: () => void }[] = [];
  const transport = ({ url, signal }: TransportRequest) =>
    new Promise<{ status: number; headers: object; body: Buffer }>((resolve, reject) => {
      const call = {
        path: url.pathname,
        cancelled: false,
        answer: (data: unknown) =>
          resolve({ status: 200, headers: {}, body: Buffer.from(JSON.stringify({ returncode: '0', message: '', data })) }),
      };
      calls.push(call);
      signal?.addEventListener('abort', () => {
        call.cancelled = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
      for (const waiter of waiting) if (waiter.path === call.path) waiter.resolve();
    });
  const to = (operation: keyof typeof OPERATIONS) => calls.filter(({ path }) => path === OPERATIONS[operation]);
  return {
    transport: transport as NonNullable<NonNullable<Parameters<typeof startGateway>[1]>['transport']>,
    calls,
    to,
    arrived: (operation: keyof typeof OPERATIONS) =>
      new Promise<void>((resolve) => {
        if (to(operation).length > 0) resolve();
        else waiting.push({ path: OPERATIONS[operation], resolve });
      }),
  };
}

/** A browser that can hang up. */
async function browser(services: ReturnType<typeof heldServices>) {
  const { app, signIn, logLines } = await startGateway({}, { transport: services.transport });
  const ended = createGate();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => ended.open());
    done();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'x-portal-request': '1', cookie: await signIn() };
  const client = new AbortController();
  onTestFinished(() => client.abort());
  return {
    logLines,
    send: (query: string) =>
      fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }), signal: client.signal }).catch(
        () => null,
      ),
    async hangUp() {
      client.abort();
      await ended.opened;
    },
  };
}

/** Whatever was going to happen without waiting for the services has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a query whose client has gone starts no further call', async () => {
  const services = heldServices();
  const { send, hangUp, logLines } = await browser(services);
  const request = send(APPROVALS);
  await services.arrived('pendingTasks');
  await hangUp();
  await request;
  expect(services.calls.map(({ path, cancelled }) => [path, cancelled])).toEqual([[OPERATIONS.pendingTasks, true]]);
  services.calls[0]?.answer(PAGE);
  await settled();
  expect(services.calls).toHaveLength(1);
  expect(logLines.filter((line) => line.includes('"level":40') || line.includes('"level":50'))).toEqual([]);
});

test('a query whose client has gone cancels the calls that are under way', async () => {
  const services = heldServices();
  const { send, hangUp } = await browser(services);
  const request = send(APPROVALS);
  await services.arrived('pendingTasks');
  services.calls[0]?.answer(PAGE);
  await services.arrived('processHistory');
  await settled();
  expect(services.to('processHistory')).toHaveLength(12);
  await hangUp();
  await request;
  expect(services.to('processHistory').map(({ cancelled }) => cancelled)).toEqual(Array(12).fill(true));
});

test('a mutation whose client has gone is done to its end', async () => {
  const services = heldServices();
  const { send, hangUp } = await browser(services);
  const request = send(ADD);
  await services.arrived('favourites');
  await hangUp();
  await request;
  services.to('favourites')[0]?.answer({ total: 0, pageData: [] });
  await services.arrived('menuQuery');
  services.to('menuQuery')[0]?.answer([{ ...moduleOf('portal:list'), modulecode: '200101' }]);
  await services.arrived('addFavourites');
  expect(services.calls.map(({ cancelled }) => cancelled)).not.toContain(true);
});

test('a query that takes longer than 60 seconds is cancelled and answered with that reason alone', async () => {
  const timers = createManualTimers();
  const services = heldServices();
  const { ask, signIn } = await startGateway({}, { transport: services.transport, after: timers.after });
  const answer = ask(`{ viewer { name } ${APPROVALS.slice(1)}`, { cookie: await signIn() });
  await services.arrived('pendingTasks');
  services.calls[0]?.answer(PAGE);
  await services.arrived('processHistory');
  await settled();
  timers.pass(59_999);
  expect(services.calls.map(({ cancelled }) => cancelled)).not.toContain(true);
  timers.pass(1);
  expect(await answer).toMatchObject({
    status: 200,
    data: null,
    errors: [
      {
        message: 'The request took more than 60 seconds and was stopped. Please ask for less at once, or try again later.',
        extensions: { code: 'UPSTREAM_TIMEOUT', limit: { name: 'executionSeconds', limit: 60 } },
      },
    ],
  });
  expect((await answer).errors).toHaveLength(1);
  expect(services.to('processHistory').map(({ cancelled }) => cancelled)).toEqual(Array(12).fill(true));
  expect(services.calls).toHaveLength(13);
});

test('a mutation that takes longer than 60 seconds is cancelled too, and says so where it was', async () => {
  const timers = createManualTimers();
  const services = heldServices();
  const { ask, signIn } = await startGateway({}, { transport: services.transport, after: timers.after });
  const answer = ask(ADD, { cookie: await signIn() });
  await services.arrived('favourites');
  timers.pass(60_000);
  expect((await answer).errors).toMatchObject([
    { path: ['favouritesAdd'], extensions: { code: 'UPSTREAM_TIMEOUT', limit: { name: 'executionSeconds', limit: 60 } } },
  ]);
  expect(services.calls.map(({ path }) => path)).toEqual([OPERATIONS.favourites]);
});

test('an answered request leaves no timer behind', async () => {
  const timers = createManualTimers();
  const services = heldServices();
  const { ask, signIn } = await startGateway({ eventPollMs: 0 }, { transport: services.transport, after: timers.after });
  await ask('{ viewer { name } }', { cookie: await signIn() });
  expect(timers.waiting()).toEqual([]);
});
