import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { field, sheetOf, showSheets } from './show-sheets.tsx';

/** The paper beside the page, which is there while the browser prints. */
const paper = () => screen.queryByText(/打印日期|本页 \d+ 张/u)?.closest('body > div') ?? null;

/** Presses the button, and returns what is on the paper while the browser prints. */
async function printed(user: { click: (element: Element) => Promise<void> }): Promise<Element> {
  const papers: Element[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const shown = paper()?.cloneNode(true);
    if (shown instanceof Element) papers.push(shown);
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
  await user.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const [found] = papers;
  if (found === undefined) throw new Error('Nothing was printed in place of the page.');
  return found;
}

const lines = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    lineno: first + index,
    productname: `商品 ${String(first + index)}`,
  }));

const detail = (rows: readonly object[], totalCount: number) => [
  { __typename: 'SheetDetail', section: 'details', totalCount, rows, sums: {} },
];

/** A document of 1,002 lines; the first thousand come with it. */
const long = sheetOf('PO1', 'IN_PROCESS', { details: detail(lines(1, 1000), 1002) });

describe('A printed document', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has title, number, status and dates in its head, then fields and lines, and no buttons', async () => {
    const { user } = await showSheets({}, { sheetid: 'PO1' });
    const found = await printed(user);
    expect(found.querySelector('h1')?.textContent).toBe('采购订单 PO1');
    expect(found.textContent).toContain('样例零售');
    expect(found.textContent).toContain(
      '草稿 · 制单人 陈予安 · 制单时间 2026-06-14 10:20 · 打印日期 2026-06-15',
    );
    expect(found.textContent).toContain('月结 45 天');
    expect([...found.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      '压榨花生油 5L',
    ]);
    expect(found.querySelector('button, input, nav')).toBeNull();
    expect(paper()).toBeNull();
  });

  it('has all lines of a long document, which the button loads first', async () => {
    const { user, gateway } = await showSheets(
      {
        SheetDocument: () => viewerAnswer({ sheet: long }),
        SheetLines: () =>
          viewerAnswer({
            sheet: {
              __typename: 'Sheet',
              id: 'x',
              version: 3,
              details: detail(lines(1001, 1002), 1002),
            },
          }),
      },
      { sheetid: 'PO1' },
    );
    const found = await printed(user);
    expect(found.querySelectorAll('tbody tr')).toHaveLength(1002);
    expect(found.textContent).toContain('商品 1002');
    expect(found.textContent).not.toContain('仅打印前');
    expect(gateway.operations().filter((name) => name === 'SheetLines')).toHaveLength(1);
  });

  it('says how many lines are missing when they cannot be loaded', async () => {
    const { user } = await showSheets(
      {
        SheetDocument: () => viewerAnswer({ sheet: long }),
        SheetLines: () => ({
          errors: [{ message: 'no', extensions: { code: 'UPSTREAM_FAILED' } }],
        }),
      },
      { sheetid: 'PO1' },
    );
    expect((await printed(user)).textContent).toContain('仅打印前 1000 行，共 1002 行。');
  });

  it('of a draft contains the changes that are not saved yet, and says so', async () => {
    const { user } = await showSheets({}, { sheetid: 'PO2' });
    const term = await field(/付款条件/u);
    await user.clear(term);
    await user.type(term, '货到付款');
    const found = await printed(user);
    expect(found.textContent).toContain('货到付款');
    expect(found.textContent).toContain('包含尚未保存的修改');
  });
});

describe('A printed list of documents', () => {
  it('is a table of the rows of the page, with all columns', async () => {
    await showSheets();
    await screen.findByRole('button', { name: 'PO1' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const found = paper();
    expect(found?.querySelector('h1')?.textContent).toBe('采购订单');
    expect([...(found?.querySelectorAll('th') ?? [])].map((cell) => cell.textContent)).toEqual([
      '单号',
      '状态',
      '付款条件',
      '备注',
      '金额（¥）',
      '制单人',
      '制单时间',
    ]);
    expect(found?.querySelectorAll('tbody tr')).toHaveLength(2);
    expect(found?.textContent).toContain('审批中');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
