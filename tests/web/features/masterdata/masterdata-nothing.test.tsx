import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  keysShown,
  moduleWith,
  opener,
  press,
  rowsAnswer,
  rowsOf,
  showMasterData,
} from './show-master-data.tsx';
import { tabView } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

describe('A list that has nothing to show', () => {
  it('reports that it is still empty, with a way to add the first row', async () => {
    const { user } = await showMasterData({ data: { rows: [] } });
    await screen.findByText('还没有数据。');
    const sheet = within(screen.getByRole('region', { name: '商品档案列表' }));
    await user.click(sheet.getAllByRole('button', { name: '新增' })[1]!);
    expect(await screen.findByRole('dialog', { name: '新增商品档案' })).toBeTruthy();
  });

  it('reports that nothing matches, with a way back to all', async () => {
    const { user } = await showMasterData({
      view: { q: 'x' },
      data: { rows: [] },
      answers: { ListRows: () => rowsAnswer(rowsOf('P7')) },
    });
    await screen.findByText(/没有符合条件的数据/u);
    await press(user, '清除条件，显示全部');
    await opener('P7');
    expect(tabView()).toBe('');
  });

  it("reports 'query failed', keeps its tools and columns and can be reloaded", async () => {
    let fails = true;
    const failure = {
      message: 'x',
      path: ['viewer', 'listModule', 'rows'],
      extensions: { code: 'UPSTREAM_FAILED', requestId: 'r-1' },
    };
    const { user } = await showMasterData({
      answers: {
        ListModule: () => ({
          ...viewerAnswer({ listSettings: null, listModule: { ...moduleWith(), rows: null } }),
          errors: [failure] as never,
        }),
        ListRows: () =>
          fails
            ? { ...viewerAnswer({ listModule: null }), errors: [failure] as never }
            : rowsAnswer(rowsOf('P1')),
      },
    });
    const alert = within(
      (await screen.findByText('查询失败')).closest<HTMLElement>('[role="alert"]')!,
    );
    expect(alert.getByText(/r-1/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: '新增' })).toBeTruthy();
    fails = false;
    await press(user, '重试');
    await opener('P1');
  });

  it('shows the message of the services when they refuse the query for a business reason', async () => {
    const failure = {
      message: '该期间正在结账，不能查询',
      path: ['viewer', 'listModule', 'rows'],
      extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
    };
    await showMasterData({
      answers: {
        ListModule: () => ({
          ...viewerAnswer({ listSettings: null, listModule: { ...moduleWith(), rows: null } }),
          errors: [failure] as never,
        }),
      },
    });
    expect(await screen.findByText('该期间正在结账，不能查询')).toBeTruthy();
  });

  it('keeps the previous rows when the next ones cannot be loaded', async () => {
    const { user } = await showMasterData({
      data: { totalCount: 60 },
      answers: { ListRows: () => new TypeError('Failed to fetch') },
    });
    await opener('P1');
    await press(user, '下一页');
    await screen.findByRole('button', { name: '重试' });
    expect(keysShown()).toEqual(['P1', 'P2', 'P3']);
  });

  it('reports that the page has no configuration, and can be reloaded', async () => {
    let has = false;
    const { user } = await showMasterData({
      answers: {
        ListModule: () =>
          viewerAnswer({
            listSettings: null,
            listModule: has
              ? {
                  ...moduleWith(),
                  rows: { __typename: 'ListRowPage', totalCount: 1, nodes: rowsOf('P1') },
                }
              : null,
          }),
      },
    });
    await screen.findByRole('heading', { name: '页面未配置' });
    has = true;
    await press(user, '重试');
    await opener('P1');
  });

  it('reports that the account may not see it if the services refuse the configuration', async () => {
    const refusal = {
      message: '没有权限',
      path: ['viewer', 'listModule'],
      extensions: { code: 'FORBIDDEN', returncode: 'A0301' },
    };
    await showMasterData({
      answers: {
        ListModule: () => ({
          ...viewerAnswer({ listSettings: null, listModule: null }),
          errors: [refusal] as never,
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: '没有该模块的权限' })).toBeTruthy();
    expect(screen.queryByText('页面未配置')).toBeNull();
  });

  it("reports 'get page ui error' if the metadata cannot be loaded", async () => {
    await showMasterData({ answers: { ListModule: () => new TypeError('Failed to fetch') } });
    expect(
      await screen.findByRole('heading', { name: '页面配置加载失败，请刷新后重试' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('names the columns whose metadata is wrong, and works without them', async () => {
    await showMasterData({
      data: {
        more: {
          problems: [{ __typename: 'ColumnProblem', column: 'price', code: 'UNKNOWN_TYPE' }],
        },
      },
    });
    await opener('P1');
    const note = screen
      .getByText('获取页面 UI 错误：页面配置有 1 处问题，请联系管理员')
      .closest('details');
    expect(note?.textContent).toContain('售价 price');
    expect(note?.textContent).toContain('类型不认识，按文本显示');
  });
});

describe('A list without an address for its rows', () => {
  it('reports that its interface is not configured', async () => {
    await showMasterData({ data: { more: { isSearchable: false } } });
    expect(await screen.findByRole('heading', { name: '接口未配置' })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
