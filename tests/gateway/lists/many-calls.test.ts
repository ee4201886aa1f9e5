import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createScriptedTransport, Refused } from '../../support/gateway/scripted-transport.ts';
import { ALL_METHODS, CODE, COLUMNS, CONFIG, PATHS, ROW, type Config } from './list-support.ts';

const PAYLOAD =
  '{ outcomes { key isDone userErrors { code message } } userErrors { code message } }';
const VERSION = ROW.modifytime;

interface Payload {
  outcomes: { key: string; isDone: boolean; userErrors: { code: string; message: string }[] }[];
  userErrors: { code: string; message: string }[];
}

const keysTo = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => String(from + at + 1));
const rowOf = (key: string) => ({ ...ROW, id: key, storeid: key });

interface Services {
  config?: Partial<Config>;
  /** Thrown for a refusal of the services. */
  refuse?: (path: string, body: unknown) => Error | null;
}

/** Mocks services that have every requested row. */
async function open({ config, refuse }: Services = {}) {
  const { transport, calls } = createScriptedTransport(({ path, body }) => {
    const refusal = refuse?.(path, body) ?? null;
    if (refusal !== null) throw refusal;
    if (path !== PATHS.search) {
      const answers: Record<string, unknown> = {
        [OPERATIONS.moduleConfig]: { ...CONFIG, ...config },
        [OPERATIONS.moduleColumns]: COLUMNS,
        [OPERATIONS.operations]: ALL_METHODS.map((number) => ({ methodcode: `${CODE}${number}` })),
        [PATHS.update]: body,
      };
      return answers[path] ?? null;
    }
    const [{ value }] = (body as { condition: [{ value: string | string[] }] }).condition;
    const found = [value].flat().map(rowOf);
    return { total: found.length, pageData: found };
  });
  const gateway = await startGateway({}, { transport });
  const cookie = await gateway.signIn();
  const at = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);
  const ask = (query: string, variables: Record<string, unknown>) =>
    gateway.ask(query, { cookie, variables });
  return { ask, at, calls };
}

const UPDATE = `mutation($input: ListRowsUpdateInput!) { listRowsUpdate(input: $input) ${PAYLOAD} }`;
const DELETE = `mutation($input: ListRowsInput!) { listRowsDelete(input: $input) ${PAYLOAD} }`;

const changing = (keys: readonly string[]) => ({
  input: {
    moduleCode: CODE,
    rows: keys.map((key) => ({ key, version: VERSION })),
    values: { format: 'S' },
  },
});
const payloadOf = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {})[0] as Payload;

describe('A thousand changed rows', () => {
  test('in one request are refused before the first change, with the limit, the need and a remedy', async () => {
    const { ask, at } = await open();
    const { data, errors } = await ask(UPDATE, changing(keysTo(1000)));
    expect(data).toEqual({ listRowsUpdate: null });
    expect(errors).toMatchObject([
      {
        message:
          'Changing these rows needs 1004 calls to the retail services; a request may make at most 300. Nothing was changed. Please change at most 100 rows at a time.',
        extensions: {
          code: 'QUERY_TOO_COMPLEX',
          limit: { name: 'restCalls', limit: 300, value: 1004 },
        },
      },
    ]);
    expect([at(PATHS.update), at(PATHS.search)]).toEqual([[], []]);
  });

  test.each([
    ['knows several keys at once', {}],
    ['knows one key at a time', { operations: ['eq' as const] }],
  ])('are all saved in ten requests of a hundred if the search %s', async (_what, config) => {
    const { ask, at } = await open({ config });
    for (let part = 0; part < 10; part += 1) {
      const keys = keysTo(100, part * 100);
      const { data, errors } = await ask(UPDATE, changing(keys));
      expect(errors).toBeUndefined();
      expect(payloadOf(data).outcomes.map(({ key, isDone }) => [key, isDone])).toEqual(
        keys.map((key) => [key, true]),
      );
    }
    const saved = at(PATHS.update) as (typeof ROW)[];
    expect(new Set(saved.map(({ storeid }) => storeid))).toEqual(new Set(keysTo(1000)));
    expect([saved.length, new Set(saved.map(({ format }) => format))]).toEqual([
      1000,
      new Set(['S']),
    ]);
  });

  test('in two fields of one request report the changes of the first, while the second changes nothing', async () => {
    const { ask, at } = await open();
    const both = `mutation($input: ListRowsUpdateInput!, $more: ListRowsUpdateInput!) {
      first: listRowsUpdate(input: $input) ${PAYLOAD} second: listRowsUpdate(input: $more) ${PAYLOAD} }`;
    const variables = { ...changing(keysTo(200)), more: changing(keysTo(200, 500)).input };
    const { data, errors } = await ask(both, variables);
    expect((data?.first as Payload).outcomes.filter(({ isDone }) => isDone)).toHaveLength(200);
    expect([data?.second, errors?.map(({ path, extensions }) => [path, extensions.code])]).toEqual([
      null,
      [[['second'], 'QUERY_TOO_COMPLEX']],
    ]);
    expect(at(PATHS.update)).toHaveLength(200);
  });

  test('are changed and reported one by one if the services refuse one of them', async () => {
    const refuse = (path: string, body: unknown) =>
      path === PATHS.update && (body as typeof ROW).storeid === '7' ? new Refused('E7788') : null;
    const { ask } = await open({ refuse });
    const { data, errors } = await ask(UPDATE, changing(keysTo(20)));
    expect(errors).toBeUndefined();
    const { outcomes } = payloadOf(data);
    expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(19);
    expect(outcomes[6]).toEqual({
      key: '7',
      isDone: false,
      userErrors: [{ code: 'REFUSED', message: 'refused' }],
    });
  });
});

describe('Deleting a thousand rows', () => {
  const bodyHas = (body: unknown, keys: readonly string[]) =>
    keys.some((key) => (body as string[]).includes(key));

  test('deletes all but three protected ones within the call budget of a request', async () => {
    const used = ['17', '500', '998'];
    const { ask, at, calls } = await open({
      refuse: (path, body) =>
        path === PATHS.delete && bodyHas(body, used) ? new Refused('A0400') : null,
    });
    const { data, errors } = await ask(DELETE, { input: { moduleCode: CODE, keys: keysTo(1000) } });
    expect(errors).toBeUndefined();
    const { outcomes } = payloadOf(data);
    expect(
      outcomes
        .filter(({ isDone }) => !isDone)
        .map(({ key, userErrors }) => [key, userErrors[0]?.code]),
    ).toEqual(used.map((key) => [key, 'INVALID']));
    const deleted = (at(PATHS.delete) as string[][]).filter((keys) => !bodyHas(keys, used)).flat();
    expect([deleted.length, new Set(deleted).size]).toEqual([997, 997]);
    expect(calls.length).toBeLessThan(100);
  });

  test('reports each refused row and those that were not tried if none may be deleted', async () => {
    const { ask, calls } = await open({
      refuse: (path) => (path === PATHS.delete ? new Refused('A0400') : null),
    });
    const { data, errors } = await ask(DELETE, { input: { moduleCode: CODE, keys: keysTo(1000) } });
    expect(errors).toBeUndefined();
    const { outcomes } = payloadOf(data);
    expect([outcomes.length, outcomes.some(({ isDone }) => isDone)]).toEqual([1000, false]);
    const beyond = outcomes.flatMap(({ userErrors }) =>
      userErrors.filter(({ code }) => code === 'TOO_MANY'),
    );
    expect(beyond[0]?.message).toBe(
      'This row was not processed: the request has used the 300 calls to the retail services that it may make. Please try again with the remaining rows.',
    );
    expect(beyond.length).toBeGreaterThan(500);
    expect(calls.length).toBeLessThanOrEqual(300);
  });
});
