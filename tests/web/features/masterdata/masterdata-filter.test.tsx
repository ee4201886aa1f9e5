import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CODE, opener, press, rowsOf, showMasterData } from './show-master-data.tsx';
import { tabView } from '../../support/render-in-tab.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';

describe('The filter', () => {
  it('holds conditions joined by "and" and by "or", and chips remove them', async () => {
    const { user, gateway } = await showMasterData();
    await opener('P1');
    await press(user, '组合筛选');
    const form = within(await screen.findByRole('dialog', { name: '组合筛选' }));
    const groups = ['满足全部', '满足任一'].map((name) =>
      within(form.getByRole('region', { name })),
    );
    await chooseOption(user, '条件 1 的字段', '售价', groups[0]);
    expect(await optionsOf(user, '条件 1 的比较方式', groups[0])).toEqual([
      '等于',
      '大于等于',
      '小于等于',
    ]);
    await chooseOption(user, '条件 1 的比较方式', '大于等于', groups[0]);
    await user.click(form.getByRole('button', { name: '应用' }));
    expect(await form.findByText('请填写此项')).toBeTruthy();
    await user.type(groups[0]!.getByLabelText('条件 1 的值'), '10');
    await user.click(groups[1]!.getByRole('button', { name: '添加条件' }));
    await chooseOption(user, '条件 1 的字段', '备注', groups[1]);
    await user.type(groups[1]!.getByLabelText('条件 1 的值'), '急');
    await user.click(form.getByRole('button', { name: '应用' }));
    await waitFor(() => expect(variablesOf(gateway, 'ListRows')).toHaveLength(1));
    expect(variablesOf(gateway, 'ListRows')[0]?.filter).toEqual({
      all: [{ column: 'price', operation: 'GE', value: '10' }],
      any: [{ column: 'remark', operation: 'LIKE', value: '急' }],
    });
    expect(Object.fromEntries(new URLSearchParams(tabView()))).toEqual({
      a0: 'price:GE:10',
      o0: 'remark:LIKE:急',
    });
    await press(user, '取消筛选：备注 包含 急');
    await waitFor(() => expect(tabView()).toBe('a0=price%3AGE%3A10'));
  });

  it('offers only comparisons that the services support', async () => {
    const { user } = await showMasterData({ data: { more: { conditionOperations: ['EQ'] } } });
    await opener('P1');
    await press(user, '组合筛选');
    const form = within(await screen.findByRole('dialog', { name: '组合筛选' }));
    expect(await optionsOf(user, '条件 1 的比较方式', form)).toHaveLength(1);
  });
});

describe('Data that leaves a list', () => {
  it('is printed with its heads and the shown rows', async () => {
    const print = vi.fn();
    Object.assign(window, { print });
    const { user } = await showMasterData({ data: { rows: rowsOf('P1', 'P2'), totalCount: 2400 } });
    await opener('P1');
    await press(user, '打印');
    expect(print).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const paper = within(screen.getByText('本页 2 条，共 2400 条').parentElement!);
    expect(paper.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      '商品编码',
      '商品名称',
      '售价',
      '状态',
      '备注',
    ]);
    expect(paper.getAllByRole('row')).toHaveLength(3);
    expect(paper.getByText('本页 2 条，共 2400 条')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('本页 2 条，共 2400 条')).toBeNull();
  });

  it('is exported as it is shown, and imported by its own columns: in the dialogs of jobs', async () => {
    const { user, openDialog } = await showMasterData({
      view: { q: '米', order: '-price' },
      data: { totalCount: 61 },
    });
    await opener('P1');
    await press(user, '导出');
    const [name, parameters] = openDialog.mock.calls[0]!;
    expect([name, parameters?.module, parameters?.title, parameters?.total]).toEqual([
      'export',
      CODE,
      '商品档案',
      '61',
    ]);
    expect(JSON.parse(parameters?.request ?? '')).toEqual({
      filter: { keyword: '米', all: [], any: [] },
      orderBy: [{ column: 'price', isDescending: true }],
      columns: [
        { name: 'productid', title: '商品编码' },
        { name: 'productname', title: '商品名称' },
        { name: 'price', title: '售价' },
        {
          name: 'status',
          title: '状态',
          labels: [
            { value: '1', label: '在售' },
            { value: '2', label: '停售' },
          ],
        },
        { name: 'remark', title: '备注' },
      ],
    });
    await press(user, '导入');
    expect(openDialog.mock.calls[1]?.[0]).toBe('import');
    expect(JSON.parse(openDialog.mock.calls[1]?.[1]?.columns ?? '')).toHaveLength(5);
  });
});
