import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../../web/records/fields/column.ts';
import { deriveLine } from '../../../../web/records/documents/edits/derived-columns.ts';
import type { SheetContent } from '../../../../web/records/documents/sheet.ts';
import { useSheetEdits } from '../../../../web/records/documents/edits/useSheetEdits.ts';
import { AMOUNT_CASES } from '../../../support/amount-cases.ts';
import { columnOf } from '../../../support/columns.ts';
import { order } from './sheet-fixtures.ts';

const number = (name: string, over: Partial<Column> = {}) => columnOf(name, 'INPUT_NUM', over);

it.each(AMOUNT_CASES)(
  'the portal computes as the embedded services do: $title',
  ({ line, qty, diffqty, amount }) => {
    const typed = ['pkqty', 'remqty', 'price', ...(diffqty === undefined ? [] : ['bookqty'])];
    const computed = ['qty', 'amount', 'pknum', ...(diffqty === undefined ? [] : ['diffqty'])];
    const columns = [
      ...typed.map((name) => number(name)),
      ...computed.map((name) => number(name, { isEditable: false })),
    ];
    expect(deriveLine(columns, line, typed)).toMatchObject({
      qty,
      amount,
      ...(diffqty !== undefined && { diffqty }),
    });
  },
);

const FEES = [
  { lineno: 1, feetype: 'freight', amount: '100.10' },
  { lineno: 2, feetype: 'handling', amount: '20.20' },
];

/** An order with fees. Its total in the header has a different name than the summed column. */
function orderWithFees(
  over: { total?: Partial<Column>; fee?: Partial<Column>; totalCount?: number } = {},
): SheetContent {
  const sheet = order(1, { header: { amount: '5', feeamount: '120.30', remark: null } });
  const total = number('feeamount', {
    isEditable: false,
    decimalPlaces: 2,
    totalOf: { section: 'fees', column: 'amount' },
    ...over.total,
  });
  const fees = {
    section: 'fees',
    title: '费用',
    i18nCode: null,
    columns: [
      columnOf('feetype', 'INPUT', { section: 'fees' }),
      number('amount', { section: 'fees', sumStyle: 'SUM', ...over.fee }),
    ],
  };
  const others = <Part extends { section: string }>(parts: readonly Part[]) =>
    parts.filter(({ section }) => section !== 'fees');
  const form = {
    ...sheet.form,
    header: [...sheet.form.header, total],
    details: [...others(sheet.form.details), fees],
  };
  const details = [
    ...others(sheet.details),
    { section: 'fees', totalCount: over.totalCount ?? 2, rows: FEES, sums: { amount: '120.30' } },
  ];
  return { ...sheet, form, details };
}

const edit = (sheet: SheetContent) => renderHook(() => useSheetEdits(sheet)).result;

describe('A header total with a different name than the column it adds up', () => {
  it('follows its lines while the user types, and is saved as shown', () => {
    const edits = edit(orderWithFees());
    expect(edits.current.headerValues.feeamount).toBe('120.30');
    act(() => edits.current.changeLine('fees', FEES[0]!, 'amount', '0.1'));
    expect(edits.current.headerValues.feeamount).toBe('20.3');
    expect(edits.current.header).toEqual({ feeamount: '20.3' });
    act(() => edits.current.removeLine('fees', FEES[1]!));
    expect(edits.current.headerValues.feeamount).toBe('0.1');
    // The other total adds up other lines.
    expect([edits.current.headerValues.amount, edits.current.header]).toEqual([
      '5',
      { feeamount: '0.1' },
    ]);
  });

  it('is saved even if it is unchanged, so that the services can compare it', () => {
    const edits = edit(orderWithFees());
    act(() => edits.current.changeLine('fees', FEES[0]!, 'amount', '100.20'));
    act(() => edits.current.changeLine('fees', FEES[1]!, 'amount', '20.10'));
    expect(edits.current.header).toEqual({ feeamount: '120.3' });
  });

  it('is not changed if metadata does not say what it adds up', () => {
    const edits = edit(orderWithFees({ total: { totalOf: null } }));
    act(() => edits.current.changeLine('fees', FEES[0]!, 'amount', '0.1'));
    expect([edits.current.headerValues.feeamount, edits.current.header]).toEqual(['120.30', null]);
  });

  it('is left to the services if no sum is below the column and not all of its lines are loaded', () => {
    const plain = { sumStyle: null };
    const edits = edit(orderWithFees({ fee: plain, totalCount: 900 }));
    act(() => edits.current.changeLine('fees', FEES[0]!, 'amount', '0.1'));
    expect(edits.current.headerValues.feeamount).toBe('120.30');
    const whole = edit(orderWithFees({ fee: plain }));
    act(() => whole.current.changeLine('fees', FEES[0]!, 'amount', '0.1'));
    expect(whole.current.headerValues.feeamount).toBe('20.3');
  });
});
