import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  createHeldServices,
  settled,
  type HeldServices,
} from '../../support/retail/held-services.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';
import { TASK } from '../workflow/approval-support.ts';

/** A hundred approvals with four calls for each: 401 calls. */
const FAN_OUT = `{ viewer { approvals(list: PENDING, pageSize: 100) { nodes {
  buttons { id } history { stepName } attachments { name } diagram { steps { name } } } } } }`;
const HISTORIES =
  '{ viewer { approvals(list: PENDING, pageSize: 100) { nodes { history { stepName } } } } }';
const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...TASK,
    taskId: `T${index}`,
    workflowInstanceId: `W${index}`,
  }));
const page = (count: number) => ({ total: count, pageData: tasks(count) });

/**
 * Answers open calls until there are none. Returns the largest number of simultaneously open calls.
 */
async function answerAll({ open }: HeldServices): Promise<number> {
  let most = 0;
  for (let held = open(); held.length > 0; held = open()) {
    most = Math.max(most, held.length);
    held[0]?.answer([]);
    await settled();
  }
  return most;
}

describe('a request', () => {
  test('may make 300 calls and is refused when it needs more', async () => {
    const { transport, calls } = createScriptedTransport(({ path }) =>
      path === OPERATIONS.pendingTasks ? page(100) : [],
    );
    const { ask, signIn } = await startGateway({}, { transport });
    const { data, errors, status } = await ask(FAN_OUT, { cookie: await signIn() });
    expect({ status, data }).toEqual({ status: 200, data: null });
    expect(errors).toMatchObject([
      {
        message:
          'The query needs 401 calls to the retail services; a request may make at most 300. Please request fewer rows or fields at once.',
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          limit: { name: 'restCalls', limit: 300, value: 401 },
        },
      },
    ]);
    expect(errors).toHaveLength(1);
    expect(calls.length).toBeLessThanOrEqual(300);
  });

  test('counts equal calls once, and cached answers not at all', async () => {
    const { transport, calls } = createScriptedTransport(({ path }) =>
      path === OPERATIONS.pendingTasks
        ? { total: 100, pageData: Array.from({ length: 100 }, () => TASK) }
        : [],
    );
    const { ask, signIn } = await startGateway({}, { transport });
    const { errors } = await ask(FAN_OUT, { cookie: await signIn() });
    expect(errors?.filter(({ extensions }) => extensions.code === 'QUERY_TOO_COMPLEX')).toEqual(
      errors && [],
    );
    expect(calls).toHaveLength(5);
  });

  test('reports the limit in the language of the caller', async () => {
    const { transport } = createScriptedTransport(({ path }) =>
      path === OPERATIONS.pendingTasks ? page(100) : [],
    );
    const { ask, signIn } = await startGateway({}, { transport });
    const { errors } = await ask(FAN_OUT, {
      cookie: await signIn(),
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(errors?.[0]?.message).toBe(
      '本次查询需要调用业务服务 401 次，超过单次上限 300 次。请减少查询的行数或字段。',
    );
  });
});

describe('a session', () => {
  test('has at most 32 calls running, over all its requests, and further calls wait', async () => {
    const services = createHeldServices();
    const { ask, signIn } = await startGateway({}, { transport: services.transport });
    const cookie = await signIn();
    const answers = [ask(HISTORIES, { cookie }), ask(HISTORIES, { cookie })];
    await services.arrived('pendingTasks', 2);
    for (const call of services.open()) call.answer(page(100));
    await services.arrived('processHistory', 32);
    await settled();
    expect(services.open()).toHaveLength(32);
    expect(await answerAll(services)).toBe(32);
    expect((await Promise.all(answers)).map(({ errors }) => errors)).toEqual([
      undefined,
      undefined,
    ]);
    expect(services.callsTo('processHistory')).toHaveLength(200);
  });

  test('does not wait for a different session', async () => {
    const services = createHeldServices();
    const { ask, signIn } = await startGateway({}, { transport: services.transport });
    const busy = ask(HISTORIES, { cookie: await signIn() });
    await services.arrived('pendingTasks');
    services.open()[0]?.answer(page(100));
    await services.arrived('processHistory', 32);
    const other = ask('{ viewer { shops { code } } }', { cookie: await signIn() });
    await services.arrived('shops');
    await answerAll(services);
    expect((await other).errors).toBeUndefined();
    await busy;
  });
});
