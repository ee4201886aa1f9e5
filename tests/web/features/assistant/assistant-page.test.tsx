import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { AssistantPage } from '../../../../web/features/assistant/AssistantPage.tsx';
import { AssistantScreen } from '../../../../web/features/assistant/AssistantScreen.tsx';
import { paths } from '../../../../web/platform/routes/paths.ts';
import { errorOf, viewerOf } from '../../support/shell-fixtures.ts';
import type { Viewer } from '../../../../web/platform/session/ViewerContext.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const viewer = viewerOf() as unknown as Viewer;

const elfOf = (code: string, name: string, isEnabled: boolean) => ({
  __typename: 'Elf',
  id: `elf-${code}`,
  code,
  name,
  i18nCode: null,
  isEnabled,
});
const stock = elfOf('E-1', '缺货商品', true);
const price = elfOf('E-2', '异价商品', false);
const elves = viewerAnswer({ elves: [stock, price] });

const columns = [
  { __typename: 'ElfColumn', field: 'code', title: '编码', i18nCode: null },
  { __typename: 'ElfColumn', field: 'sales', title: '销售额', i18nCode: null },
  { __typename: 'ElfColumn', field: 'day', title: '日期', i18nCode: null },
];
const rowsOf = (page: number) => ({
  __typename: 'ElfRowPage',
  rows: [
    { code: `00${String(page)}`, sales: 12345.5, day: '2026-06-14', hidden: 'x' },
    { code: '010', sales: -3, day: null },
  ],
  totalCount: 61,
  page,
  pageSize: 30,
});
const run = ({ page }: Readonly<Record<string, unknown>>) =>
  viewerAnswer({ elf: { ...stock, columns, rows: rowsOf(Number(page)) } });

const open = (answers: Answers, search = '') =>
  renderInPortal(<AssistantPage />, {
    path: `/casper${search}`,
    route: paths.assistant,
    answers,
    viewer,
  });

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('The assistant', () => {
  it('lists enabled and disabled assistants, and runs only the enabled ones', async () => {
    const { container } = await open({ Elves: () => elves });
    await screen.findByRole('heading', { level: 2, name: '缺货商品' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '缺货商品E-1已启用运行',
      '异价商品E-2未启用',
    ]);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('shows the result of a run: its rows in its columns, numbers grouped and right-aligned, dates formatted', async () => {
    loadStyles('design/theme/base.css', 'design/table/ListTable.css');
    const { user, address, container } = await open({ Elves: () => elves, ElfRows: run });
    await user.click(await screen.findByRole('button', { name: '运行“缺货商品”' }));
    await screen.findByRole('table', { name: '缺货商品' });
    expect(address()).toBe('/casper?elf=E-1');
    expect(cells()).toEqual([
      ['编码', '销售额', '日期'],
      ['001', '12,345.5', '2026-06-14'],
      ['010', '−3.0', '—'],
    ]);
    expect(screen.getAllByRole('columnheader').map((head) => styleOf(head, 'text-align'))).toEqual([
      'start',
      'end',
      'start',
    ]);
    expect(
      screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent),
    ).toEqual(['缺货商品']);
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('names assistants and columns in the language of the user', async () => {
    const named = { ...stock, i18nCode: 'assistant.E-1' };
    const answer = ({ page }: Readonly<Record<string, unknown>>) => {
      const titled = columns.map((column) => ({
        ...column,
        i18nCode: `assistant.E-1.${column.field}`,
      }));
      return viewerAnswer({ elf: { ...named, columns: titled, rows: rowsOf(Number(page)) } });
    };
    const { user, services } = await open({
      Elves: () => viewerAnswer({ elves: [named, price] }),
      ElfRows: answer,
    });
    await screen.findByRole('heading', { level: 2, name: '缺货商品' });
    services.language.setOverrides('en-US', {
      'assistant.E-1': 'Out of stock',
      'assistant.E-1.sales': 'Sales',
    });
    await act(() => services.language.setLocale('en-US'));
    await user.click(await screen.findByRole('button', { name: 'Run "Out of stock"' }));
    await screen.findByRole('table', { name: 'Out of stock' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Out of stock');
    expect(cells()[0]).toEqual(['编码', 'Sales', '日期']);
  });

  it('pages through the rows, keeps the previous ones while loading and stops at both ends', async () => {
    let hold: (() => void) | undefined;
    const { user, gateway, address } = await open(
      {
        ElfRows: (variables) =>
          variables.page === 2
            ? new Promise((resolve) => (hold = () => resolve(run(variables))))
            : run(variables),
      },
      '?elf=E-1',
    );
    await screen.findByText('第 1 / 3 页');
    screen.getByText('共 61 条');
    await user.click(screen.getByRole('button', { name: '上一页' }));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(address()).toBe('/casper?elf=E-1&page=2');
    expect(screen.getByRole('region', { name: '缺货商品' }).getAttribute('aria-busy')).toBe('true');
    expect(cells()[1]?.[0]).toBe('001');
    await act(async () => hold?.());
    await screen.findByText('第 2 / 3 页');
    expect(cells()[1]?.[0]).toBe('002');
    expect(gateway.requests.map(({ variables }) => variables)).toEqual(
      [1, 2].map((page) => ({ code: 'E-1', page, pageSize: 30 })),
    );
  });

  it('returns to the list', async () => {
    const { user, address } = await open({ Elves: () => elves, ElfRows: run }, '?elf=E-1&page=2');
    await screen.findByText('第 2 / 3 页');
    await user.click(screen.getByRole('button', { name: '返回小精灵列表' }));
    await screen.findByRole('heading', { level: 1, name: '小精灵' });
    expect(address()).toBe('/casper');
  });

  it.each([
    '?elf=E-1&page=0',
    '?elf=E-1&page=-2',
    '?elf=E-1&page=x',
    '?elf=E-1&page=1e9',
    '?elf=E-1&page=99999999999',
  ])('treats an invalid page as the first: %s', async (search) => {
    const { gateway } = await open({ ElfRows: run }, search);
    await screen.findByRole('table');
    expect(gateway.requests[0]?.variables.page).toBe(1);
  });

  it('reports that there are no rows, no such assistant, or that it is disabled', async () => {
    const empty = { ...rowsOf(1), rows: [], totalCount: 0 };
    const said: [object, string][] = [
      [viewerAnswer({ elf: { ...stock, columns, rows: empty } }), '“缺货商品”没有查到数据'],
      [viewerAnswer({ elf: null }), '没有这个小精灵'],
      [
        viewerAnswer({ elf: { ...price, columns, rows: null } }, [
          errorOf('FORBIDDEN', ['viewer', 'elf', 'rows']),
        ]),
        '这个小精灵未启用',
      ],
    ];
    for (const [answer, words] of said) {
      const { unmount } = await open({ ElfRows: () => answer }, '?elf=E-1');
      await screen.findByText(words);
      screen.getByRole('button', { name: '返回小精灵列表' });
      unmount();
    }
  });

  it('reports that there are no assistants', async () => {
    await open({ Elves: () => viewerAnswer({ elves: [] }) });
    await screen.findByRole('heading', { level: 1, name: '还没有小精灵' });
  });

  it('reports a failure of the list and of a run, and tries again', async () => {
    const broken = errorOf('UPSTREAM_TIMEOUT', ['viewer', 'elves']);
    let list: object = viewerAnswer({ elves: null }, [broken]);
    let rows: object = viewerAnswer({ elf: { ...stock, columns, rows: null } }, [broken]);
    const { user } = await open({ Elves: () => list, ElfRows: () => rows });
    await screen.findByRole('heading', { level: 1, name: '小精灵加载失败' });
    list = elves;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await user.click(await screen.findByRole('button', { name: '运行“缺货商品”' }));
    await screen.findByRole('heading', { level: 1, name: '“缺货商品”运行失败' });
    screen.getByText('请求编号 r-1');
    rows = run({ page: 1 });
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('table');
  });

  it('also works in a tab, without an address of its own', async () => {
    const { user, address } = await renderInPortal(
      <AssistantScreen title="小精灵" parameters={{ elf: 'E-1' }} />,
      { path: '/page', answers: { Elves: () => elves, ElfRows: run }, viewer },
    );
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: '返回小精灵列表' }));
    await screen.findByRole('heading', { level: 1, name: '小精灵' });
    expect(address()).toBe('/page');
  });

  it('exports what it shows as a file', async () => {
    const create = vi.fn((_blob: Blob) => 'blob:x');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = await open({ ElfRows: run }, '?elf=E-1');
    await user.click(await screen.findByRole('button', { name: '导出本页 CSV' }));
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      '缺货商品_2026-06-15.csv',
    ]);
    expect(create.mock.calls[0]?.[0].size).toBeGreaterThan(20);
    click.mockRestore();
  });
});
