import { expect, onTestFinished, test, vi } from 'vitest';
import { fileAddress } from '../../../gateway/request/file-address.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  createHeldServices,
  settled,
  type HeldServices,
} from '../../support/retail/held-services.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { multipartForm, type MultipartForm } from '../../support/gateway/multipart-form.ts';
import { PNG } from '../../support/browser/pictures.ts';
import { TASK } from '../workflow/approval-support.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';

/** Twelve approvals with their history: thirteen calls in two waves. */
const APPROVALS = '{ viewer { approvals(list: PENDING) { nodes { history { stepName } } } } }';
const TASKS = Array.from({ length: 12 }, (_, index) => ({
  ...TASK,
  taskId: `T${index}`,
  workflowInstanceId: `W${index}`,
}));
const PAGE = { total: TASKS.length, pageData: TASKS };
const ADD =
  'mutation { favouritesAdd(input: { moduleCodes: ["200101"] }) { userErrors { code } } }';

/** A browser that can disconnect. */
async function browser(services: HeldServices) {
  const { app, signIn, logLines } = await startGateway({}, { transport: services.transport });
  const ended = createGate();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => ended.open());
    done();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-portal-request': '1', cookie: await signIn() };
  const client = new AbortController();
  onTestFinished(() => client.abort());
  return {
    logLines,
    send: (query: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
        signal: client.signal,
      }).catch(() => null),
    download: (path: string) =>
      fetch(url + path, { headers, signal: client.signal }).catch(() => null),
    upload: (form: MultipartForm) =>
      fetch(`${url}/files/avatar`, {
        method: 'POST',
        headers: { ...headers, ...form.headers },
        body: new Uint8Array(form.payload),
        signal: client.signal,
      }).catch(() => null),
    async hangUp() {
      client.abort();
      await ended.opened;
    },
  };
}

test('a query whose client has disconnected starts no further call', async () => {
  const services = createHeldServices();
  const { send, hangUp, logLines } = await browser(services);
  const request = send(APPROVALS);
  await services.arrived('pendingTasks');
  await hangUp();
  await request;
  expect(services.calls.map(({ path, isCancelled }) => [path, isCancelled])).toEqual([
    [OPERATIONS.pendingTasks, true],
  ]);
  services.calls[0]?.answer(PAGE);
  await settled();
  expect(services.calls).toHaveLength(1);
  expect(
    logLines.filter((line) => line.includes('"level":40') || line.includes('"level":50')),
  ).toEqual([]);
});

test('a query whose client has disconnected cancels its running calls', async () => {
  const services = createHeldServices();
  const { send, hangUp } = await browser(services);
  const request = send(APPROVALS);
  await services.arrived('pendingTasks');
  services.calls[0]?.answer(PAGE);
  await services.arrived('processHistory');
  await settled();
  expect(services.callsTo('processHistory')).toHaveLength(12);
  await hangUp();
  await request;
  expect(services.callsTo('processHistory').map(({ isCancelled }) => isCancelled)).toEqual(
    Array(12).fill(true),
  );
});

test('a mutation whose client has disconnected is completed', async () => {
  const services = createHeldServices();
  const { send, hangUp } = await browser(services);
  const request = send(ADD);
  await services.arrived('favourites');
  await hangUp();
  await request;
  const module = [{ ...moduleOf('portal:list'), modulecode: '200101' }];
  const nothing = { total: 0, pageData: [] };
  while (services.callsTo('addFavourites').length === 0) {
    for (const call of services.open())
      call.answer(call.path === OPERATIONS.menuQuery ? module : nothing);
    await settled();
  }
  expect(services.calls.map(({ isCancelled }) => isCancelled)).not.toContain(true);
});

test('a query that takes longer than 60 seconds is cancelled and answered with that error only', async () => {
  const timers = createManualTimers();
  const services = createHeldServices();
  const { ask, signIn } = await startGateway(
    {},
    { transport: services.transport, after: timers.after },
  );
  const answer = ask(`{ viewer { name } ${APPROVALS.slice(1)}`, { cookie: await signIn() });
  await services.arrived('pendingTasks');
  services.calls[0]?.answer(PAGE);
  await services.arrived('processHistory');
  await settled();
  timers.pass(59_999);
  expect(services.calls.map(({ isCancelled }) => isCancelled)).not.toContain(true);
  timers.pass(1);
  expect(await answer).toMatchObject({
    status: 200,
    data: null,
    errors: [
      {
        message:
          'The request took more than 60 seconds and was stopped. Please request less data at once, or try again later.',
        extensions: { code: 'UPSTREAM_TIMEOUT', limit: { name: 'executionSeconds', limit: 60 } },
      },
    ],
  });
  expect((await answer).errors).toHaveLength(1);
  expect(services.callsTo('processHistory').map(({ isCancelled }) => isCancelled)).toEqual(
    Array(12).fill(true),
  );
  expect(services.calls).toHaveLength(13);
});

test('a mutation that takes longer than 60 seconds is cancelled too, and reports where it stopped', async () => {
  const timers = createManualTimers();
  const services = createHeldServices();
  const { ask, signIn } = await startGateway(
    {},
    { transport: services.transport, after: timers.after },
  );
  const answer = ask(ADD, { cookie: await signIn() });
  await services.arrived('favourites');
  timers.pass(60_000);
  expect((await answer).errors).toMatchObject([
    {
      path: ['favouritesAdd'],
      extensions: { code: 'UPSTREAM_TIMEOUT', limit: { name: 'executionSeconds', limit: 60 } },
    },
  ]);
  expect(services.calls.map(({ path }) => path)).toEqual([OPERATIONS.favourites]);
});

test('an answered request leaves no timer behind', async () => {
  const timers = createManualTimers();
  const services = createHeldServices();
  const { ask, signIn } = await startGateway(
    { eventPollMs: 0 },
    { transport: services.transport, after: timers.after },
  );
  await ask('{ viewer { name } }', { cookie: await signIn() });
  expect(timers.waiting()).toEqual([]);
});

test('a file whose client has disconnected is not downloaded completely', async () => {
  const services = createHeldServices();
  const { download, hangUp } = await browser(services);
  const request = download(fileAddress('/fs/msc-file/file/F1') ?? '');
  await vi.waitFor(() => expect(services.calls).toHaveLength(1));
  await hangUp();
  await request;
  expect(services.calls.map(({ isCancelled }) => isCancelled)).toEqual([true]);
});

test('a picture that has been received is passed on even if its sender has disconnected', async () => {
  const services = createHeldServices();
  const { upload, hangUp } = await browser(services);
  const request = upload(multipartForm([{ filename: 'me.png', content: PNG }]));
  await services.arrived('uploadFile');
  await hangUp();
  await request;
  expect(services.calls.map(({ isCancelled }) => isCancelled)).toEqual([false]);
});
