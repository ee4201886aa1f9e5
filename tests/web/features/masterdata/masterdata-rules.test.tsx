import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { opener, press, row, rowPayload, showMasterData } from './show-master-data.tsx';
import { inputsOf } from '../../support/fake-gateway.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';

const columns = [
  columnOf('productid', 'INPUT', { title: '编号' }),
  columnOf('startdate', 'DATE', { title: '开始日期' }),
  columnOf('enddate', 'DATE', { title: '结束日期' }),
  columnOf('remark', 'INPUT', { title: '备注' }),
];
const rules = [
  {
    ...{
      __typename: 'FieldRule',
      code: 'order',
      kind: 'COLUMNS',
      section: 'header',
      operation: 'AT_LEAST',
    },
    ...{
      column: 'enddate',
      otherColumn: 'startdate',
      value: null,
      least: null,
      message: '“结束日期”不能早于“开始日期”',
    },
  },
];
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('The form of a row with rules between its fields', () => {
  it('blocks a new row that breaks one, reports it at its field, and accepts the corrected row', async () => {
    const { user, gateway } = await showMasterData({ data: { columns, more: { rules } } });
    await opener('P1');
    await press(user, '新增');
    await screen.findByRole('dialog', { name: '新增商品档案' });
    await user.type(
      (await screen.findAllByRole('textbox', { name: '开始日期' })).at(-1)!,
      '2026-06-20',
    );
    const end = (await screen.findAllByRole<HTMLInputElement>('textbox', { name: '结束日期' })).at(
      -1,
    )!;
    await user.type(end, '2026-06-19');
    await press(user, '保存');
    await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(end.getAttribute('aria-describedby')!)?.textContent).toBe(
      '“结束日期”不能早于“开始日期”',
    );
    expect(inputsOf(gateway, 'ListRowAdd')).toEqual([]);
    await user.clear(end);
    await user.type(end, '2026-06-21');
    await press(user, '保存');
    await waitFor(() => expect(inputsOf(gateway, 'ListRowAdd')).toHaveLength(1));
  });

  it('accepts a row that broke one before, until one of its fields is changed', async () => {
    const broken = row('P1', { startdate: '2026-06-20', enddate: '2026-06-01', remark: null });
    const saved = { ...broken, values: { ...broken.values, remark: 'x' }, version: 'v2' };
    const { user, gateway } = await showMasterData({
      data: { columns, rows: [broken], more: { rules } },
      answers: { ListRowUpdate: () => rowPayload('listRowUpdate', { row: saved }) },
    });
    await clickWhenShown(user, () => opener('P1'));
    await user.type(await field('备注'), 'x');
    await press(user, '保存');
    await waitFor(() => expect(inputsOf(gateway, 'ListRowUpdate')).toHaveLength(1));
    const end = await field('结束日期');
    await user.clear(end);
    await user.type(end, '2026-06-02');
    await press(user, '保存');
    await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
    expect(inputsOf(gateway, 'ListRowUpdate')).toHaveLength(1);
  });
});
