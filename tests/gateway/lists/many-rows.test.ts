import { describe, expect, test } from 'vitest';
import type { RetailNock } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import {
  askedAt,
  CODE,
  done,
  mockList,
  PATHS,
  refusal,
  ROW,
  type Services,
} from './list-support.ts';

const PAYLOAD =
  '{ outcomes { key isDone row { key values } userErrors { field code message } } viewer { id } userErrors { field code message } }';
const mutation = (name: string, input: string) =>
  `mutation($input: ${input}!) { ${name}(input: $input) ${PAYLOAD} }`;
const UPDATE = mutation('listRowsUpdate', 'ListRowsUpdateInput');
const DELETE = mutation('listRowsDelete', 'ListRowsInput');
const AUDIT = mutation('listRowsAudit', 'ListRowsInput');
const REJECT = mutation('listRowsReject', 'ListRowsInput');

interface Payload {
  outcomes: {
    key: string;
    isDone: boolean;
    row: object | null;
    userErrors: { code: string; message: string }[];
  }[];
  viewer: object | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

const stored = (key: string, over: object = {}) => ({
  ...ROW,
  id: key,
  storeid: key,
  storename: `店${key}`,
  ...over,
});

/** A search over some rows. */
function mockRows(rows: readonly (typeof ROW)[], services: Services = {}): RetailNock {
  return mockList({ rows: null, ...services }).replies(PATHS.search, (body) => {
    const [{ value }] = (body as { condition: [{ value: string | string[] }] }).condition;
    const found = rows.filter(({ storeid }) => [value].flat().includes(storeid));
    return done({ total: found.length, pageData: found });
  });
}

async function ask(query: string, input: object): Promise<Payload> {
  const { data, errors } = await (
    await signedInBrowser()
  ).ask(query, { input: { moduleCode: CODE, ...input } });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as Payload;
}

const outcomesOf = ({ outcomes }: Payload) =>
  outcomes.map(({ key, isDone, userErrors }) => [
    key,
    isDone,
    ...userErrors.map(({ code }) => code),
  ]);

describe('Changing several rows alike', () => {
  const rows = ['1', '2', '3', '4'].map((key) => ({
    key,
    version: key === '2' ? 'older' : ROW.modifytime,
  }));

  test('reads them in one call and changes them one by one', async () => {
    const retail = mockRows(['1', '2', '3'].map((key) => stored(key)));
    retail.replies(PATHS.update, (body) =>
      (body as typeof ROW).storeid === '3' ? refusal('A0400') : done(body),
    );
    const payload = await ask(UPDATE, { rows, values: { format: 'S' } });
    expect(outcomesOf(payload)).toEqual([
      ['1', true],
      ['2', false, 'CONFLICT'],
      ['3', false, 'INVALID'],
      ['4', false, 'NOT_FOUND'],
    ]);
    expect(payload.outcomes[0]?.row).toMatchObject({ key: '1', values: { format: 'S' } });
    expect(payload.viewer).not.toBeNull();
    expect(askedAt(retail, PATHS.search)).toEqual([
      {
        condition: [{ field: 'storeid', operation: 'in', value: ['1', '2', '3', '4'] }],
        params: {},
        orderBy: 'storeid',
        orderby: 'storeid',
        pageNo: 1,
        pageSize: 4,
      },
    ]);
    expect(askedAt(retail, PATHS.update)).toEqual([
      stored('1', { format: 'S' }),
      stored('3', { format: 'S' }),
    ]);
  });

  test('reads them one by one if the search does not support several keys', async () => {
    const retail = mockRows([stored('1'), stored('2')], { config: { operations: ['eq'] } });
    retail.replies(PATHS.update, done);
    await ask(UPDATE, { rows: rows.slice(0, 2), values: { format: 'S' } });
    expect(askedAt(retail, PATHS.search)).toHaveLength(2);
  });

  test('stops when the services no longer answer', async () => {
    const keys = Array.from({ length: 12 }, (_, at) => String(at));
    const retail = mockRows(keys.map((key) => stored(key)));
    retail.replies(PATHS.update, () => 'unreachable');
    const payload = await ask(UPDATE, {
      rows: keys.map((key) => ({ key, version: ROW.modifytime })),
      values: { format: 'S' },
    });
    const codes = payload.outcomes.map(({ userErrors }) => userErrors[0]?.code);
    expect(codes).toEqual([
      ...Array<string>(4).fill('OUTCOME_UNKNOWN'),
      ...Array<string>(8).fill('INVALID'),
    ]);
    expect(askedAt(retail, PATHS.update)).toHaveLength(4);
  });

  test.each([
    [{ rows: [], values: { format: 'S' } }, ['input', 'rows'], 'REQUIRED'],
    [
      { rows: Array(1001).fill({ key: '1' }) as object[], values: { format: 'S' } },
      ['input', 'rows'],
      'TOO_MANY',
    ],
    [{ rows, values: {} }, ['input', 'values'], 'REQUIRED'],
    [{ rows, values: { format: 'Z' } }, ['input', 'values', 'format'], 'INVALID'],
    [{ rows, values: { storeid: '9' } }, ['input', 'values', 'storeid'], 'INVALID'],
  ])('with %j is refused as a whole', async (input, field, code) => {
    const retail = mockRows([]);
    expect(await ask(UPDATE, input)).toMatchObject({
      outcomes: [],
      viewer: null,
      userErrors: [{ field, code }],
    });
    expect(askedAt(retail, PATHS.search)).toEqual([]);
  });
});

describe('Deleting rows', () => {
  test('skips protected rows and counts missing ones as deleted', async () => {
    const retail = mockRows([stored('1'), stored('2', { systemflag: 'Y' }), stored('3')]).answers(
      PATHS.delete,
      null,
    );
    const payload = await ask(DELETE, { keys: ['1', '2', '3', 'gone', '1', '~4'] });
    expect(outcomesOf(payload)).toEqual([
      ['1', true],
      ['2', false, 'NOT_PERMITTED'],
      ['3', true],
      ['gone', true],
      ['1', true],
      ['~4', false, 'INVALID'],
    ]);
    expect(payload.outcomes[1]?.userErrors[0]?.message).toBe(
      '“店2” is protected and cannot be deleted.',
    );
    expect(askedAt(retail, PATHS.delete)).toEqual([['1', '3']]);
  });

  test('deletes the others if one of them is refused', async () => {
    const rows = ['1', '2', '3'].map((key) => stored(key));
    const retail = mockRows(rows).replies(PATHS.delete, (body) => {
      const keys = body as string[];
      if (keys.includes('2'))
        return refusal('A0400', { problems: [{ field: null, code: 'used', message: '' }] });
      for (const key of keys)
        rows.splice(
          rows.findIndex(({ storeid }) => storeid === key),
          1,
        );
      return done();
    });
    const payload = await ask(DELETE, { keys: ['1', '2', '3'] });
    expect(outcomesOf(payload)).toEqual([
      ['1', true],
      ['2', false, 'INVALID'],
      ['3', true],
    ]);
    expect(payload.outcomes[1]?.userErrors[0]?.message).toBe(
      'This row is used elsewhere and cannot be deleted.',
    );
    expect(askedAt(retail, PATHS.delete)).toEqual([['1', '2', '3'], ['1'], ['2'], ['3']]);
  });

  test('reports an unknown outcome without an answer, unless the rows are gone', async () => {
    const rows = [stored('1'), stored('2')];
    const retail = mockRows(rows).replies(PATHS.delete, () => (rows.shift(), 'unreachable'));
    expect(outcomesOf(await ask(DELETE, { keys: ['1', '2'] }))).toEqual([
      ['1', true],
      ['2', false, 'OUTCOME_UNKNOWN'],
    ]);
    expect(askedAt(retail, PATHS.delete)).toHaveLength(1);
  });

  test.each([
    [{ config: { undeletableflag: 'ALL' } }, 'NOT_PERMITTED'],
    [{ methods: ['001'] }, 'NOT_PERMITTED'],
    [{ config: { deleteurl: null } }, 'NOT_CONFIGURED'],
  ])('is refused if %j', async (services, code) => {
    const retail = mockRows([stored('1')], services);
    expect(await ask(DELETE, { keys: ['1'] })).toMatchObject({
      outcomes: [],
      userErrors: [{ code }],
    });
    expect(askedAt(retail, PATHS.search)).toEqual([]);
  });
});

describe.each([
  [AUDIT, PATHS.audit, 'approving'],
  [REJECT, PATHS.reject, 'rejecting'],
])('Deciding by %s', (query, path, _what) => {
  test('returns the rows as they are afterwards', async () => {
    const rows = [stored('1'), stored('2')];
    const retail = mockRows(rows).replies(path, (body) => {
      if ((body as string[]).includes('2'))
        return refusal('A0400', { problems: [{ field: null, code: 'state', message: '' }] });
      rows[0] = stored('1', { format: 'S' });
      return done();
    });
    const payload = await ask(query, { keys: ['2', '1', '9'] });
    expect(outcomesOf(payload)).toEqual([
      ['2', false, 'INVALID'],
      ['1', true],
      ['9', false, 'NOT_FOUND'],
    ]);
    expect(payload.outcomes[1]?.row).toMatchObject({ values: { format: 'S' } });
    expect(askedAt(retail, path)).toEqual([['2', '1'], ['2'], ['1']]);
  });
});
