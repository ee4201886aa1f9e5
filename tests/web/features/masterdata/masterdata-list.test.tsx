import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  gridRows,
  moduleWith,
  opener,
  press,
  row,
  rowsAnswer,
  rowsOf,
  showMasterData,
} from './show-master-data.tsx';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';
import { tabView } from '../../support/render-in-tab.tsx';
import { noticeText } from '../../support/notices.ts';
import { variablesOf } from '../../support/fake-gateway.ts';

const search = (name: RegExp | string) =>
  screen.findByRole<HTMLInputElement>('searchbox', { name });

describe('A master-data list', () => {
  it('is loaded with its columns and its first page in one request', async () => {
    const { gateway } = await showMasterData();
    await opener('P1');
    expect(gateway.operations()).toEqual(['ListModule']);
    expect(variablesOf(gateway, 'ListModule')[0]).toEqual({
      code: CODE,
      list: `module:${CODE}`,
      withRows: true,
      filter: null,
      page: 1,
      pageSize: null,
    });
    expect(gridRows().map((one) => one.textContent)).toEqual([
      expect.stringContaining('商品编码'),
      expect.stringMatching(/P1.*商品P1.*16\.80.*在售/u),
      expect.stringContaining('P2'),
      expect.stringContaining('P3'),
      // The sum below the column that is configured to have one.
      expect.stringMatching(/本页.*合计50\.40/u),
    ]);
  });

  it('trims the keyword and searches it, and the address of the tab stores it', async () => {
    const { user, gateway } = await showMasterData({ view: { page: '2', size: '50' } });
    await opener('P1');
    await user.type(await search('商品编码 / 商品名称'), '  牛奶 {Enter}');
    await waitFor(() => expect(tabView()).toBe('size=50&q=%E7%89%9B%E5%A5%B6'));
    expect(variablesOf(gateway, 'ListRows').at(-1)).toEqual({
      code: CODE,
      filter: { keyword: '牛奶', all: [], any: [] },
      orderBy: [],
      page: 1,
      pageSize: 50,
    });
  });

  it.each([
    ['names none, and then searches the name of the rows', [], '商品名称'],
    ['has no column for the name of the rows either', ['productname'], '输入关键字'],
  ])('has a search box although the metadata %s', async (_case, missing, label) => {
    const columns = moduleWith()
      .columns.filter(({ name }) => !missing.includes(name))
      .map((column) => ({ ...column, isKeyword: false, searchType: null }));
    const { user, gateway } = await showMasterData({ data: { columns } });
    await user.type(await search(label), '牛奶{Enter}');
    await waitFor(() =>
      expect(variablesOf(gateway, 'ListRows').at(-1)?.filter).toEqual({
        keyword: '牛奶',
        all: [],
        any: [],
      }),
    );
  });

  it('searches the whole text if configured so, and lets the user choose otherwise', async () => {
    const { user, gateway } = await showMasterData({ data: { more: { isExactMatch: true } } });
    const exact = await screen.findByRole<HTMLInputElement>('checkbox', { name: '精确匹配' });
    expect(exact.checked).toBe(true);
    await user.click(exact);
    await user.type(await search(/商品编码/u), 'P1{Enter}');
    await waitFor(() => expect(tabView()).toBe('q=P1&exact=0'));
    expect(variablesOf(gateway, 'ListRows').at(-1)?.filter).toEqual({
      keyword: 'P1',
      isExact: false,
      all: [],
      any: [],
    });
  });

  it('is filtered by its search form when the user submits it, and by nothing after a reset', async () => {
    const { user, gateway } = await showMasterData();
    await opener('P1');
    const form = within(screen.getByRole('search'));
    await user.type(form.getByLabelText('商品名称'), '米');
    await user.click(form.getByRole('button', { name: '展开' }));
    await user.type(form.getByLabelText('备注'), '急');
    expect(gateway.operations()).toEqual(['ListModule']);
    await user.click(form.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(variablesOf(gateway, 'ListRows')).toHaveLength(1));
    expect(variablesOf(gateway, 'ListRows')[0]?.filter).toEqual({
      all: [
        { column: 'productname', operation: 'LIKE', value: '米' },
        { column: 'remark', operation: 'EQ', value: '急' },
      ],
      any: [],
    });
    expect(new URLSearchParams(tabView()).get('f.remark')).toBe('急');
    await press(user, '重置');
    await waitFor(() => expect(tabView()).toBe(''));
    expect(form.getByLabelText<HTMLInputElement>('商品名称').value).toBe('');
  });

  it('requests the columns separately first if the address names some, and ignores invalid ones', async () => {
    const { gateway } = await showMasterData({
      view: {
        'f.status': '1,2',
        'f.gone': 'x',
        a0: 'price:GE:10',
        a1: 'gone:EQ:1',
        a2: 'price:DROP:1',
        o0: 'remark:LIKE:急',
        order: '-price',
        page: '-3',
      },
    });
    await opener('P1');
    expect(gateway.operations()).toEqual(['ListModule', 'ListRows']);
    expect(variablesOf(gateway, 'ListModule')[0]).toMatchObject({ withRows: false, page: 1 });
    expect(variablesOf(gateway, 'ListRows')[0]).toMatchObject({
      filter: {
        all: [
          { column: 'status', operation: 'IN', values: ['1', '2'] },
          { column: 'price', operation: 'GE', value: '10' },
        ],
        any: [{ column: 'remark', operation: 'LIKE', value: '急' }],
      },
      orderBy: [{ column: 'price', isDescending: true }],
      page: 1,
    });
  });

  it('moves from page to page in the address, requesting rows only', async () => {
    const { user, gateway } = await showMasterData({
      data: { totalCount: 2400 },
      answers: { ListRows: ({ page }) => rowsAnswer(rowsOf(`Q${String(page)}`), 2400) },
    });
    await opener('P1');
    expect(screen.getByText('共 2,400 条')).toBeTruthy();
    await press(user, '第 80 页');
    await opener('Q80');
    expect(tabView()).toBe('page=80');
    expect(gateway.operations()).toEqual(['ListModule', 'ListRows']);
    await chooseOption(user, '每页行数', '1000 条/页');
    await opener('Q1');
    expect(tabView()).toBe('size=1000');
    expect(variablesOf(gateway, 'ListRows').at(-1)).toMatchObject({ page: 1, pageSize: 1000 });
    expect(await optionsOf(user, '每页行数')).toEqual(
      [30, 50, 100, 200, 300, 500, 1000].map((size) => `${String(size)} 条/页`),
    );
  });

  it('is sorted by the head of a sortable column: ascending, descending, unsorted', async () => {
    const { user, gateway } = await showMasterData();
    await opener('P1');
    await press(user, '售价');
    await waitFor(() => expect(tabView()).toBe('order=price'));
    expect(screen.getByRole('columnheader', { name: '售价' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await press(user, '售价');
    await waitFor(() => expect(tabView()).toBe('order=-price'));
    await waitFor(() =>
      expect(variablesOf(gateway, 'ListRows').at(-1)?.orderBy).toEqual([
        { column: 'price', isDescending: true },
      ]),
    );
    await press(user, '售价');
    await waitFor(() => expect(tabView()).toBe(''));
    expect(screen.getByRole('columnheader', { name: '商品名称' }).hasAttribute('aria-sort')).toBe(
      false,
    );
  });

  it('shows HTML in a value as text', async () => {
    await showMasterData({ data: { rows: [row('P1', { remark: '<b>急</b>' })] } });
    expect(await screen.findByText('<b>急</b>')).toBeTruthy();
  });
});

describe('The buttons of a list', () => {
  it('are those that the account may use and the services have an address for', async () => {
    await showMasterData({ data: { operations: ['ADD', 'EXPORT'] } });
    await opener('P1');
    const names = within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .map((one) => one.textContent || one.getAttribute('aria-label'));
    expect(names).toEqual(expect.arrayContaining(['新增', '导出', '组合筛选', '刷新']));
    for (const missing of ['审核', '驳回', '删除', '批量修改', '导入', '打印'])
      expect(names).not.toContain(missing);
    // No action on rows is allowed, so that there are no checkboxes.
    expect(screen.queryByRole('checkbox', { name: /选择/u })).toBeNull();
  });

  it('count what is ticked, over pages too', async () => {
    const { user } = await showMasterData({
      data: { totalCount: 60 },
      answers: { ListRows: () => rowsAnswer(rowsOf('Q1', 'Q2'), 60) },
    });
    await opener('P1');
    const button = screen.getByRole('button', { name: '删除', description: '请先勾选数据' });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', '请先勾选数据']);
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(noticeText()).toContain('请先勾选数据'));
    await user.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
    expect(screen.getByText('已选 3 条')).toBeTruthy();
    await press(user, '下一页');
    await opener('Q1');
    await act(async () => user.click(screen.getByRole('checkbox', { name: '选择 商品Q1' })));
    expect(screen.getByText('已选 4 条')).toBeTruthy();
  });
});
