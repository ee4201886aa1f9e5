import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { field, form, saved, sheetOf, showSheets } from './show-sheets.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';

const column = (
  ...[name, type, title, section]: [string, Parameters<typeof columnOf>[1], string, string?]
) => ({
  __typename: 'FormColumn',
  ...columnOf(name, type, { title, ...(section !== undefined && { section }) }),
});
const rule = (code: string, more: object) => ({
  ...{
    __typename: 'FieldRule',
    code,
    column: null,
    operation: null,
    otherColumn: null,
    value: null,
    least: null,
  },
  ...more,
});
const messages = {
  dates: '“到货日期”不能早于“订单日期”',
  quantity: '“数量”必须大于 0',
  lines: '“商品明细”至少要有 1 行',
};
const ruled = {
  ...form,
  header: [column('orderdate', 'DATE', '订单日期'), column('deliverydate', 'DATE', '到货日期')],
  details: [{ ...form.details[0], columns: [column('qty', 'INPUT_NUM', '数量', 'details')] }],
  rules: [
    rule('dates', {
      ...{
        kind: 'COLUMNS',
        section: 'header',
        column: 'deliverydate',
        operation: 'AT_LEAST',
        otherColumn: 'orderdate',
      },
      message: messages.dates,
    }),
    rule('quantity', {
      ...{ kind: 'VALUE', section: 'details', column: 'qty', operation: 'MORE_THAN', value: '0' },
      message: messages.quantity,
    }),
    rule('lines', { kind: 'LINES', section: 'details', least: 1, message: messages.lines }),
  ],
};
const dates = { orderdate: '2026-06-20', deliverydate: '2026-06-25' };
const draft = (header: object, lines: readonly object[]) =>
  sheetOf('PO2', 'DRAFT', {
    form: ruled,
    header,
    details: [
      {
        __typename: 'SheetDetail',
        section: 'details',
        totalCount: lines.length,
        rows: lines,
        sums: {},
      },
    ],
  });

async function open(header: object, lines: readonly object[]) {
  const { user, gateway } = await showSheets(
    {
      SheetDocument: () => viewerAnswer({ sheet: draft(header, lines) }),
      SheetSave: () => saved(draft(dates, lines)),
    },
    { sheetid: 'PO2' },
  );
  const press = async (name: string) =>
    clickWhenShown(user, () => screen.findByRole('button', { name }));
  const sent = () => gateway.requests.filter(({ operation }) => operation === 'SheetSave').length;
  return { user, press, sent };
}

it('a document whose dates are out of order is not submitted until they are corrected, and the field shows why', async () => {
  const { user, press, sent } = await open({ ...dates, deliverydate: '2026-06-19' }, [
    { lineno: 1, qty: '3' },
  ]);
  const delivery = (await field('到货日期')) as HTMLInputElement;
  await press('提交审批');
  await waitFor(() => expect(delivery.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(delivery.getAttribute('aria-describedby')!)?.textContent).toBe(
    messages.dates,
  );
  expect(sent()).toBe(0);
  await user.clear(delivery);
  await user.type(delivery, '2026-06-21');
  await press('提交审批');
  await waitFor(() => expect(sent()).toBe(1));
});

it('a line with no ordered quantity is focused with the reason, and nothing is sent', async () => {
  const { press, sent } = await open(dates, [
    { lineno: 1, qty: '3' },
    { lineno: 2, qty: '0' },
  ]);
  await field('到货日期');
  await press('提交审批');
  expect(await screen.findByText(messages.quantity)).toBeTruthy();
  expect(sent()).toBe(0);
});

it('a document without lines reports that it needs one, and nothing is sent', async () => {
  const { press, sent } = await open(dates, []);
  await field('到货日期');
  await press('提交审批');
  expect(await screen.findByText(messages.lines)).toBeTruthy();
  expect(sent()).toBe(0);
});

it('a draft may break all rules, because it is unfinished', async () => {
  const { user, press, sent } = await open({ ...dates, deliverydate: '2026-06-19' }, []);
  const delivery = await field('到货日期');
  await user.clear(delivery);
  await user.type(delivery, '2026-06-18');
  await press('保存草稿');
  await waitFor(() => expect(sent()).toBe(1));
});
