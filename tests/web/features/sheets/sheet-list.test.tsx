import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approval, sheetOf, showSheets } from './show-sheets.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';

const press = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
  clickWhenShown(user, () => screen.findByRole('button', { name }));

describe('The documents of a module', () => {
  it('are listed with their state, their first fields and their full amount', async () => {
    await showSheets();
    await screen.findByRole('button', { name: 'PO1' });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('付款条件'),
      expect.stringMatching(/PO1.*审批中.*月结 45 天.*142,938\.00.*陈予安.*2026-06-14 10:20/u),
      expect.stringMatching(/PO2.*草稿.*—/u),
    ]);
    expect(rows[1]?.querySelector('b')).toBeNull();
  });

  it('are filtered by number and state, which the address of the tab stores', async () => {
    const { user, gateway, address } = await showSheets({}, {}, '&v.page=2');
    await screen.findByRole('button', { name: 'PO1' });
    await user.click(screen.getByRole('tab', { name: '草稿' }));
    await user.type(await screen.findByRole('searchbox', { name: '单号' }), ' PO26 {Enter}');
    await waitFor(() => expect(address()).toContain('v.q=PO26'));
    expect(address()).toContain('v.status=DRAFT');
    const asked = gateway.requests
      .filter(({ operation }) => operation === 'Sheets')
      .map(({ variables }) => variables);
    expect(asked[0]).toMatchObject({
      moduleCode: '200101',
      page: 2,
      pageSize: 30,
      search: null,
      status: null,
    });
    expect(asked.at(-1)).toMatchObject({ page: 1, search: 'PO26', status: 'DRAFT' });
  });

  it('report that the account may not see them if the services refuse the configuration', async () => {
    const forbidden = (field: string) => ({
      message: '没有权限',
      path: ['viewer', field],
      extensions: { code: 'FORBIDDEN' },
    });
    await showSheets({
      Sheets: () => ({
        ...viewerAnswer({ sheets: null, sheetForm: null }),
        errors: [forbidden('sheets'), forbidden('sheetForm')] as never,
      }),
    });
    expect(await screen.findByRole('heading', { name: '没有该模块的权限' })).toBeTruthy();
    expect(screen.queryByText('页面未配置')).toBeNull();
  });

  it('report that their page has no configuration if the services answer null, and stop loading', async () => {
    let isConfigured = false;
    const { user } = await showSheets({
      Sheets: () =>
        viewerAnswer({
          sheets: isConfigured ? { __typename: 'SheetPage', totalCount: 0, nodes: [] } : null,
          sheetForm: null,
        }),
    });
    expect(await screen.findByRole('heading', { name: '页面未配置' })).toBeTruthy();
    expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull();
    isConfigured = true;
    await press(user, '重试');
    expect(await screen.findByText(/还没有单据/u)).toBeTruthy();
  });

  it('report that they could not be loaded and can be reloaded', async () => {
    let fails = true;
    const { user } = await showSheets({
      Sheets: () =>
        fails
          ? new TypeError('Failed to fetch')
          : viewerAnswer({
              sheets: { __typename: 'SheetPage', totalCount: 0, nodes: [] },
              sheetForm: null,
            }),
    });
    await screen.findByText('单据列表加载失败');
    fails = false;
    await press(user, '重试');
    expect(await screen.findByText(/还没有单据/u)).toBeTruthy();
  });

  it('are read-only while they are in their process, with a link to it', async () => {
    await showSheets(
      { SheetDocument: () => viewerAnswer({ sheet: sheetOf('PO1', 'IN_PROCESS', { approval }) }) },
      { sheetid: 'PO1' },
    );
    expect(await screen.findByText('当前节点：营运审批，处理人：林知夏、彭雅琴')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交审批' })).toBeNull();
    expect(screen.getByRole('button', { name: '查看审批' })).toBeTruthy();
    // The tab is named after the document, but the page keeps its own name.
    const named = screen.getByRole('tabpanel', { name: /PO1/u }).getAttribute('aria-label');
    expect(named?.match(/PO1/gu)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(named);
  });

  it('report that a document does not exist and link to the list', async () => {
    const { user } = await showSheets(
      { SheetDocument: () => viewerAnswer({ sheet: null }) },
      { sheetid: 'PO9' },
    );
    expect(await screen.findByText('找不到单据 PO9')).toBeTruthy();
    await press(user, '返回列表');
    expect(await screen.findByRole('button', { name: 'PO1' })).toBeTruthy();
  });
});
