import { describe } from 'vitest';
import { assistantView } from '../../../../web/features/assistant/assistant-location.ts';
import { listState } from '../../../../web/features/masterdata/columns/list-state.ts';
import { sheetView } from '../../../../web/features/sheets/sheet-view.ts';
import { checkReading, checkWriting } from './check-addresses.ts';

const from20 = { column: 'price', operation: 'GE', text: '20' } as const;
const pending = { column: 'status', operation: 'IN', text: 'pending' } as const;

describe('The address of a list of master data', () => {
  const usual = {
    ...{ keyword: '', exact: null, fields: {}, all: [], any: [] },
    ...{ order: null, page: 1, size: null, row: null, adding: false },
  };

  checkReading(listState, usual, [
    ['', {}, {}],
    ['?v.q=P100021&v.row=P100021', {}, { keyword: 'P100021', row: 'P100021' }],
    ['?v.q=%20%E7%89%9B%20&v.exact=0&v.size=50', {}, { keyword: '牛', exact: false, size: 50 }],
    ['?v.a0=price%3AGE%3A20&v.o0=status%3AIN%3Apending', {}, { all: [from20], any: [pending] }],
    ['?v.a7=price%3AGE%3A20&v.a8=a%3AEQ%3A1&v.a1=a%3AXX%3A1&v.o0=', {}, { all: [from20] }],
    ['?v.f.remark=%E6%80%A5&v.f.shop=1001&v.f.no=', {}, { fields: { remark: '急', shop: '1001' } }],
    ['?v.order=-price&v.page=80', {}, { order: { column: 'price', descending: true }, page: 80 }],
    ['?v.add=1&v.exact=1&v.view=id-1', {}, { adding: true, exact: true }],
    ['?v.order=a%20b&v.add=2&v.exact=x&v.size=1001&v.page=0&v.row=', {}, {}],
  ]);

  checkWriting(listState, [
    ['?v.page=3&v.view=id-1', {}, { keyword: '牛', page: 1 }, '?v.view=id-1&v.q=%E7%89%9B'],
    ['?v.a0=x%3AEQ%3A1&v.a1=y%3AEQ%3A1', {}, { all: [from20] }, '?v.a0=price%3AGE%3A20'],
    ['?v.a0=x%3AEQ%3A1', {}, { any: [pending] }, '?v.a0=x%3AEQ%3A1&v.o0=status%3AIN%3Apending'],
    ['?v.f.a=1&v.f.b=2', {}, { fields: { b: '3', c: null } }, '?v.f.b=3'],
    [
      '',
      {},
      { order: { column: 'price', descending: true }, size: 50 },
      '?v.order=-price&v.size=50',
    ],
    ['', {}, { row: 'P1', adding: true, exact: false }, '?v.row=P1&v.add=1&v.exact=0'],
    ['?v.order=price&v.size=50&v.row=P1&v.add=1&v.exact=1&v.q=a', {}, usual, ''],
  ]);
});

describe('The address of a sheet module', () => {
  const opened = { sheetid: 'PO9' };

  checkReading(sheetView, { open: null, status: null, search: '', page: 1 }, [
    ['', {}, {}],
    ['?v.page=2&v.q=PO26&v.status=DRAFT', {}, { page: 2, search: 'PO26', status: 'DRAFT' }],
    ['?v.doc=PO77&v.page=3', {}, { open: 'PO77', page: 3 }],
    ['?v.doc=*', {}, { open: '*' }],
    ['', opened, { open: 'PO9' }],
    ['?v.doc=', opened, {}],
    ['?v.doc=*', opened, { open: '*' }],
    ['?v.doc=PO77', opened, { open: 'PO77' }],
    ['?v.doc=%3Cb%3E&v.page=-1&v.status=draft', {}, {}],
  ]);

  checkWriting(sheetView, [
    ['?v.page=2', {}, { status: 'DRAFT', search: 'PO', page: 1 }, '?v.q=PO&v.status=DRAFT'],
    ['?v.page=2', {}, { open: 'PO1' }, '?v.page=2&v.doc=PO1'],
    ['?v.page=2', {}, { open: '*' }, '?v.page=2&v.doc=*'],
    ['?v.doc=PO1', {}, { open: null }, ''],
    ['', opened, { open: null }, '?v.doc='],
    ['?v.doc=', opened, { open: 'PO9' }, ''],
  ]);
});

describe('The address of the assistant', () => {
  checkReading(assistantView, { elf: null, page: 1 }, [
    ['', {}, {}],
    ['?v.elf=E-1&v.page=2', {}, { elf: 'E-1', page: 2 }],
    ['?v.elf=&v.page=x', {}, {}],
  ]);

  checkWriting(assistantView, [
    ['', {}, { elf: 'E-1', page: 2 }, '?v.elf=E-1&v.page=2'],
    ['?v.elf=E-1&v.page=2', {}, { elf: null, page: 1 }, ''],
  ]);
});
