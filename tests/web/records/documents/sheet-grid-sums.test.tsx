import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { column, order } from './sheet-fixtures.ts';
import { cell, renderLines, lineNumbers, sumsRow } from './render-lines.tsx';
import { chooseOption } from '../../support/choose-option.ts';

const columns = [
  column('name', 'INPUT', { title: '名称' }),
  column('total', 'INPUT_NUM', { title: '金额', sumStyle: 'SUM' }),
  column('mean', 'INPUT_NUM', { title: '均价', sumStyle: 'AVERAGE', decimalPlaces: 3 }),
  column('filled', 'INPUT', { title: '备注', sumStyle: 'COUNT' }),
  column('low', 'INPUT_NUM', { title: '最低', sumStyle: 'MINIMUM' }),
  column('high', 'INPUT_NUM', { title: '最高', sumStyle: 'MAXIMUM' }),
];
const row = (lineno: number, total: string, more: object = {}) => ({
  lineno,
  total,
  mean: total,
  low: total,
  high: total,
  ...more,
});

function sheet(rows: readonly object[], totalCount = rows.length, sums: object = {}) {
  const base = order(0);
  const detail = {
    section: 'details',
    totalCount,
    rows: rows as Record<string, unknown>[],
    sums: sums as Record<string, unknown>,
  };
  return {
    ...base,
    form: { ...base.form, details: [{ ...base.form.details[0]!, columns }] },
    details: [detail],
  };
}

describe('The summary below a column', () => {
  it('is exact, by the kind that metadata sets, and follows the input', async () => {
    const rows = [
      row(1, '9007199254740993.10', { filled: 'x' }),
      row(2, '0.05'),
      row(3, '-0.15', { filled: 'y' }),
    ];
    const { user } = await renderLines(sheet(rows));
    expect(sumsRow()).toEqual([
      '',
      '合计',
      '9,007,199,254,740,993.00',
      '平均 3,002,399,751,580,331.000',
      '2 个',
      '最小 −0.15',
      '最大 9,007,199,254,740,993.10',
    ]);
    await user.click(cell(1, '金额'));
    await user.keyboard('0.2{Tab}1{Tab}{Delete}{Tab}-7{Enter}');
    expect(sumsRow()).toEqual([
      '',
      '合计',
      '0.10',
      '平均 0.300',
      '1 个',
      '最小 −7.00',
      '最大 9,007,199,254,740,993.10',
    ]);
  });

  it('is rounded half away from zero if it is a mean', async () => {
    await renderLines(sheet([row(1, '0.001'), row(2, '0.002')]));
    expect(sumsRow()[3]).toBe('平均 0.002');
  });

  it('is that of the services while not all lines are loaded, and is not estimated after a change', async () => {
    const rows = [row(1, '1'), row(2, '2')];
    const { user } = await renderLines(sheet(rows, 5000, { total: '100', mean: '4', low: '0' }), {
      loadLines: async () => rows,
    });
    await chooseOption(user, '每页行数', '30 条/页');
    await waitFor(() => expect(lineNumbers()).toEqual(['1', '2']));
    expect(sumsRow().slice(2)).toEqual(['100.00', '平均 4.000', '—', '最小 0.00', '—']);
    await user.click(cell(1, '金额'));
    await user.keyboard('11{Tab}5{Enter}');
    expect(sumsRow().slice(2, 4)).toEqual(['110.00', '—']);
  });
});
