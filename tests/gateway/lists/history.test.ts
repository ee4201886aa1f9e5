import { expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { askedAt, CODE, done, listOf, mockList, PATHS } from './list-support.ts';

const HISTORY = `query($code: String!) { viewer { listModule(code: $code) { hasHistory history(key: "1001") {
  id kind operatorName at fields { column before after } } } } }`;

interface HistoryAnswer {
  hasHistory: boolean;
  history: { id: string; kind: string; at: string | null; fields: { column: string }[] }[] | null;
}

test('the changes of a row are listed in column order, with times in the time zone of the enterprise', async () => {
  const retail = mockList({ rows: null });
  const fields = [
    { field: 'secret', before: 1, after: 2 },
    { field: 'area', before: 100, after: 120.5 },
    { field: 'storename', before: null, after: '<b>新</b>' },
  ];
  const pageData = [
    {
      id: '2',
      changetype: 'update',
      operatorname: '林知夏',
      changetime: '2026-06-14 10:20:00',
      fields,
    },
    {
      id: '1',
      changetype: 'add',
      operatorname: null,
      changetime: '2026-06-01 09:00:00',
      fields: [],
    },
  ];
  retail.answers(PATHS.history, { total: 2, pageData });
  const answer = await (await signedInBrowser()).ask(HISTORY, { code: CODE });
  const { history } = listOf(answer) as HistoryAnswer;
  expect(history).toEqual([
    {
      id: expect.any(String) as string,
      kind: 'CHANGED',
      operatorName: '林知夏',
      at: '2026-06-14T10:20:00+08:00',
      fields: [
        { column: 'storename', before: null, after: '<b>新</b>' },
        { column: 'area', before: '100', after: '120.5' },
        { column: 'secret', before: '1', after: '2' },
      ],
    },
    {
      id: expect.any(String) as string,
      kind: 'ADDED',
      operatorName: null,
      at: '2026-06-01T09:00:00+08:00',
      fields: [],
    },
  ]);
  expect(new Set(history?.map(({ id }) => id)).size).toBe(2);
  expect(askedAt(retail, PATHS.history)).toEqual([{ id: '1001', pageNo: 1, pageSize: 200 }]);
});

test('unreadable parts of a history are left out', async () => {
  const retail = mockList({ rows: null });
  const odd = [
    null,
    { changetype: 'audit', changetime: 'now', fields: null },
    { changetype: 7, fields: [null, {}, { field: 'area', after: {} }] },
  ];
  retail.replies(PATHS.history, () => done({ pageData: odd }));
  const answer = await (await signedInBrowser()).ask(HISTORY, { code: CODE });
  expect((listOf(answer) as HistoryAnswer).history).toMatchObject([
    { kind: 'AUDITED', at: null, fields: [] },
    { kind: 'UNKNOWN', at: null, fields: [{ column: 'area', before: null, after: null }] },
  ]);
});

test('services without a history are not called', async () => {
  const retail = mockList({ rows: null, config: { historyurl: null } });
  const answer = await (await signedInBrowser()).ask(HISTORY, { code: CODE });
  expect(listOf(answer) as HistoryAnswer).toEqual({ hasHistory: false, history: null });
  expect(retail.paths().every((path) => path.startsWith('msc-ucs/'))).toBe(true);
});
