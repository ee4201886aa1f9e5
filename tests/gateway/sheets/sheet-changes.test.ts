import { expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { mockModule, SHEET } from './sheet-support.ts';

const CHANGES = `{ viewer { sheet(moduleCode: "200101", number: "PO1") {
  version changes { section lineNumber column kind before after } } } }`;
const PATH = '/api/msc-sheet/PO/searchItemHistory';

const changesOf = async () => {
  const { data, errors } = await (await signedInBrowser()).ask(CHANGES);
  return {
    sheet: (data as { viewer: { sheet: { version: number; changes: unknown[] | null } } }).viewer
      .sheet,
    errors,
  };
};

test('the changes since the last step are listed by field, and for whole lines', async () => {
  const retail = mockModule().answers(PATH, {
    ...SHEET,
    version: 1,
    modifytime: '2026-06-13 09:00:00',
    amount: 130000,
    remark: '尽快',
    suppliername: '别的名称',
    details: [
      { lineno: 3, productid: 'P3' },
      { lineno: 1, productid: 'P1', pkqty: 3, remqty: 0.1, qty: 36.1, pknum: 12, price: 3.5 },
    ],
  });
  const { sheet, errors } = await changesOf();
  expect(errors).toBeUndefined();
  expect(sheet.changes).toEqual([
    {
      section: 'header',
      lineNumber: null,
      column: 'remark',
      kind: 'CHANGED',
      before: '尽快',
      after: null,
    },
    {
      section: 'header',
      lineNumber: null,
      column: 'amount',
      kind: 'CHANGED',
      before: '130000',
      after: '142938',
    },
    {
      section: 'details',
      lineNumber: 1,
      column: 'pkqty',
      kind: 'CHANGED',
      before: '3',
      after: '4',
    },
    {
      section: 'details',
      lineNumber: 1,
      column: 'qty',
      kind: 'CHANGED',
      before: '36.1',
      after: '48.1',
    },
    { section: 'details', lineNumber: 2, column: null, kind: 'ADDED', before: null, after: null },
    { section: 'details', lineNumber: 3, column: null, kind: 'REMOVED', before: null, after: null },
  ]);
  expect(retail.asked.find(({ path }) => path === PATH)?.body).toEqual({ sheetId: 'PO1' });
});

test('the same number in a different format is not a change', async () => {
  mockModule().replies(PATH, () => ({
    body: {
      returncode: '0',
      message: '',
      data: {
        ...SHEET,
        amount: '142938.00',
        remark: '',
        details: [...(SHEET.details ?? []), 'x', {}],
      },
    },
  }));
  expect((await changesOf()).sheet.changes).toEqual([]);
});

test('at most 500 changes are listed', async () => {
  const details = Array.from({ length: 600 }, (_, at) => ({ lineno: at + 100, productid: 'P' }));
  mockModule().answers(PATH, { ...SHEET, details });
  expect((await changesOf()).sheet.changes).toHaveLength(500);
});

test.each(['A0400', 'A0301', 'B0501'])(
  'changes are null if the services answer %s',
  async (returncode) => {
    mockModule().refuses(PATH, returncode);
    const { sheet, errors } = await changesOf();
    expect(errors).toBeUndefined();
    expect(sheet).toEqual({ version: 3, changes: null });
  },
);

test('changes that cannot be loaded do not affect the document', async () => {
  mockModule().replies(PATH, () => 'unreachable');
  const { sheet, errors } = await changesOf();
  expect(sheet).toEqual({ version: 3, changes: null });
  expect(errors).toMatchObject([
    { path: ['viewer', 'sheet', 'changes'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
});
