import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  noEdits,
  type SheetEditState,
} from '../../../../web/records/documents/edits/edit-state.ts';
import { newSheet, type SheetContent } from '../../../../web/records/documents/sheet.ts';
import { sumsOf } from '../../../../web/records/documents/detail/sums.ts';
import { useSheetEdits } from '../../../../web/records/documents/edits/useSheetEdits.ts';
import { order, productColumns } from './sheet-fixtures.ts';

const edit = (sheet: SheetContent) => renderHook(() => useSheetEdits(sheet)).result;
const lineOf = (sheet: SheetContent, lineno: number) => sheet.details[0]!.rows[lineno - 1]!;
const sums = (sheet: SheetContent, state: SheetEditState) =>
  sumsOf(
    sheet.details[0]!,
    productColumns,
    state.details.details ?? { edited: {}, added: [], removed: {} },
  );

describe('The edits of a document', () => {
  it('are empty at first, and the header is unchanged', () => {
    const edits = edit(order(3));
    expect(edits.current).toMatchObject({
      isDirty: false,
      header: null,
      details: [],
      lineProblems: [],
      headerProblems: {},
    });
    expect(edits.current.headerValues).toMatchObject({
      supplierid: 'S20018',
      amount: '142938',
      remark: null,
    });
  });

  it('contain a quantity with its dependent values, and the sums follow exactly', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '90'));
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'remqty', '0.125'));
    expect(edits.current.details).toEqual([
      {
        section: 'details',
        lines: [{ lineno: 2, pkqty: '90', remqty: '0.125', qty: '360.125', amount: '11343.94' }],
        removed: [],
      },
    ]);
    // 1 + 90 + 3 packages; 5 + 360.125 + 13 pieces at 31.50.
    expect(sums(sheet, edits.current.state)).toEqual({
      pkqty: '94',
      remqty: '2.125',
      qty: '378.125',
      amount: '11910.94',
    });
  });

  it('update the totals of the header, so that what is saved is what was shown', () => {
    const sheet = order(3, { header: { amount: '850.50', remark: null } });
    const edits = edit(sheet);
    expect(edits.current.header).toBeNull();
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '90'));
    // (5 + 361 + 13) pieces at 31.50.
    expect(edits.current.headerValues.amount).toBe('11938.5');
    expect(edits.current.header).toEqual({ amount: '11938.5' });
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '2'));
    expect([edits.current.headerValues.amount, edits.current.header]).toEqual(['850.50', null]);
  });

  it('are empty again when a field has its former value', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '90'));
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '2.0'));
    act(() => edits.current.changeHeader('remark', 'x'));
    act(() => edits.current.changeHeader('remark', null));
    expect(edits.current.isDirty).toBe(false);
    expect(edits.current.state.header).toEqual({});
  });

  it('add, fill in and remove lines without reusing an existing number', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() => edits.current.addLine('details'));
    const added = edits.current.state.details.details!.added[0]!;
    const copies = { productname: '大米', pknum: '6', price: '2.50' };
    act(() =>
      edits.current.changeLine('details', { lineno: added.lineNumber }, 'productid', 'P1', copies),
    );
    act(() => edits.current.changeLine('details', { lineno: added.lineNumber }, 'pkqty', '2'));
    act(() => edits.current.removeLine('details', lineOf(sheet, 1)));
    expect(edits.current.details[0]).toMatchObject({
      lines: [{ lineno: 4, productid: 'P1', productname: '大米', qty: '12', amount: '30' }],
      removed: [1],
    });
    // 2 + 3 + 2 packages; lines 2 and 3 have 9 and 13 pieces.
    expect(sums(sheet, edits.current.state)).toEqual({
      pkqty: '7',
      remqty: '2',
      qty: '34',
      amount: '723',
    });
    act(() => edits.current.restoreLines('details'));
    act(() => edits.current.removeLine('details', { lineno: added.lineNumber }));
    expect(edits.current.isDirty).toBe(false);
  });

  it('number a new line above all numbers that may be on other pages', () => {
    const edits = edit(order(10_000));
    act(() => edits.current.addLine('details'));
    expect(edits.current.state.details.details!.added[0]!.lineNumber).toBe(1_010_001);
  });

  it('of a new document start with the defaults of metadata, and save all of the header', () => {
    const edits = edit(newSheet(order(1).form));
    expect(edits.current.isDirty).toBe(false);
    expect(edits.current.header).toMatchObject({ delivery: 'direct', supplierid: null });
    act(() => edits.current.changeHeader('supplierid', 'S1', { suppliername: '样例' }));
    expect(edits.current.header).toMatchObject({
      delivery: 'direct',
      supplierid: 'S1',
      suppliername: '样例',
    });
    expect(edits.current.isDirty).toBe(true);
  });

  it('report errors at once, and missing values only when the user wants to save', () => {
    const edits = edit(newSheet(order(1).form));
    act(() => edits.current.addLine('details'));
    act(() => edits.current.changeLine('details', { lineno: 1 }, 'remqty', '-1'));
    expect(edits.current.lineProblems).toMatchObject([
      { column: 'remqty', problem: { textKey: 'sheet.problem.negative' } },
    ]);
    expect(edits.current.headerProblems).toEqual({});
    let found: readonly unknown[] = [];
    act(() => {
      found = edits.current.check();
    });
    expect(found).toHaveLength(4);
    expect(Object.keys(edits.current.headerProblems).sort()).toEqual(['orderdate', 'supplierid']);
    expect(edits.current.lineProblems.map(({ column }) => column)).toEqual(['productid', 'remqty']);
  });

  it('mark what the services have refused until it is changed', () => {
    const sheet = order(3);
    const edits = edit(sheet);
    act(() =>
      edits.current.markRefused([
        { field: ['input', 'header', 'orderdate'], message: '日期太早' },
        { field: ['input', 'details', 'details', '2', 'pkqty'], message: '库存不足' },
        { field: ['input'], message: '已被别人修改' },
        { field: null, message: '不知道' },
      ]),
    );
    expect(edits.current.headerProblems).toEqual({ orderdate: { message: '日期太早' } });
    expect(edits.current.lineProblems).toEqual([
      { section: 'details', lineNumber: 2, column: 'pkqty', problem: { message: '库存不足' } },
    ]);
    act(() => edits.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '1'));
    act(() => edits.current.changeHeader('orderdate', '2026-06-15'));
    expect(edits.current.lineProblems).toEqual([]);
    expect(edits.current.headerProblems).toEqual({});
  });

  it('can be stored in a draft: they are plain JSON, and discarding them discards the draft', () => {
    const sheet = order(3);
    let value: SheetEditState = noEdits;
    const holder = () => ({
      value,
      change: (next: (old: SheetEditState) => SheetEditState) => {
        value = next(value);
      },
      discard: () => {
        value = noEdits;
      },
    });
    const { result, rerender } = renderHook(() => useSheetEdits(sheet, holder()));
    act(() => result.current.changeLine('details', lineOf(sheet, 2), 'pkqty', '90'));
    rerender();
    expect(result.current.isDirty).toBe(true);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    act(() => result.current.discard());
    rerender();
    expect(result.current.isDirty).toBe(false);
  });
});
