import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardOf, kpi, todo } from '../../../support/home-fixtures.ts';
import { errorOf, moduleAnswer, signedIn } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';
import { menuLine, tabNames, openWorkbench } from '../../../support/open-workbench.ts';

type Answer = ReturnType<NonNullable<Answers[string]>>;

const noTarget = { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' };
const report = moduleAnswer('rpt_daily', noTarget, { name: '日销报表', i18nCode: 'dailysales' });
const cards = dashboardOf([kpi('operating01', '销售额', 1), kpi('operating02', '毛利', 4), todo()]);

const withCards = (Module: () => Answer) =>
  openWorkbench(signedIn(undefined, { Home: () => ({ data: cards }), Module }));
const figure = async (card: string) =>
  within(await screen.findByRole('region', { name: card })).getByRole('button', {
    name: /^(?:昨日|当日)/u,
  });

describe('A tab that a card opened', () => {
  it('is named like the card until the module sends its own name: in the strip, its panel and the window title', async () => {
    let answer: (module: typeof report) => void = () => undefined;
    const { user } = await withCards(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.click(await figure('销售额'));
    expect([tabNames(), document.title]).toEqual([['首页', '销售额'], '销售额 · 样例零售集团']);
    act(() => answer(report));
    await waitFor(() => expect(tabNames()).toEqual(['首页', '日销报表']));
    expect(screen.getByRole('tabpanel', { name: '日销报表' })).toBeTruthy();
    expect(document.title).toBe('日销报表 · 样例零售集团');
  });

  it('is translated by the module’s own code', async () => {
    const { user, services } = await withCards(() => report);
    services.language.setOverrides('zh-CN', { dailysales: '每日销售' });
    await user.click(await figure('销售额'));
    await waitFor(() => expect(tabNames()).toEqual(['首页', '每日销售']));
  });

  it('is the same tab for every card of the module', async () => {
    const { user, gateway } = await withCards(() => report);
    for (const card of ['销售额', '毛利']) {
      await user.click(screen.getByRole('tab', { name: '首页' }));
      await user.click(await figure(card));
      await waitFor(() => expect(tabNames()).toEqual(['首页', '日销报表']));
    }
    expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(1);
  });

  it('opens from a counter as the module that it leads to', async () => {
    const { user } = await withCards(() =>
      moduleAnswer('100003', noTarget, { name: '审批中心（新）', i18nCode: null }),
    );
    await user.click(await screen.findByRole('button', { name: /^待我审批/u }));
    await waitFor(() => expect(tabNames()).toEqual(['首页', '审批中心（新）']));
  });

  it('stays named like the card when the module cannot be loaded', async () => {
    const failed = {
      data: { viewer: { __typename: 'Viewer', id: 'viewer-1', module: null } },
      errors: [errorOf('UPSTREAM_TIMEOUT', ['viewer', 'module'])],
    };
    const { user } = await withCards(() => failed);
    await user.click(await figure('销售额'));
    expect(await screen.findByText('请求编号 r-1')).toBeTruthy();
    expect(tabNames()).toEqual(['首页', '销售额']);
  });
});

it('a tab that a menu line opened keeps the name of its line', async () => {
  const { user } = await withCards(() => report);
  await user.click(menuLine('价格查询'));
  expect(await screen.findByRole('heading', { name: '接口未配置' })).toBeTruthy();
  expect(tabNames()).toEqual(['首页', '价格查询']);
});
