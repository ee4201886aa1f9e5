import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, savedAnswer, layoutAnswer, refused, savedOf } from './layout-fixtures.ts';
import { errorOf, signedIn, viewerOf } from '../../../support/shell-fixtures.ts';
import { confirm, gone, homeAt, openLayoutDialog, tick, ticked } from './open-layout-dialog.tsx';
import { openWorkbench } from '../../../support/open-workbench.ts';

describe('A layout that cannot be read or saved', { timeout: 30_000 }, () => {
  it.each([
    [
      'a refusal, in the words of the gateway',
      () => refused('NOT_PERMITTED', '没有这张卡片的权限'),
      /没有这张卡片的权限/u,
    ],
    [
      'a failure, with the number of the request',
      () => ({
        data: { dashboardLayoutSave: null },
        errors: [errorOf('UPSTREAM_TIMEOUT', ['dashboardLayoutSave'])],
      }),
      /响应超时.*请求编号 r-1/u,
    ],
    ['a lost connection', () => new TypeError('Failed to fetch'), /网络/u],
  ])('keeps the choice after %s', async (_what, answer, words) => {
    const { user } = await openLayoutDialog({ DashboardLayoutSave: answer });
    await user.click(tick('毛利'));
    await user.click(confirm());
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(ticked()).toEqual(['销售额', '待办事项', '销售趋势']);
    expect(confirm().getAttribute('aria-disabled')).toBe('false');
  });

  it('is reported with the reason and can be loaded again', async () => {
    let fails = true;
    const failed = {
      data: null,
      errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'dashboardTemplate'])],
    };
    const app = await openWorkbench(
      signedIn(viewerOf(), {
        Home: () => homeAt(1),
        DashboardLayout: () => (fails ? failed : layoutAnswer(1)),
      }),
    );
    await app.user.click(await screen.findByRole('button', { name: '布局设置' }));
    await screen.findByRole('dialog');
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toMatch(/布局加载失败.*请求编号 r-1/u);
    fails = false;
    await app.user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await dialog().findByRole('checkbox', { name: '销售额' })).toBeTruthy();
  });

  it('is reported when the account has no such dashboard', async () => {
    const none = {
      data: {
        viewer: { __typename: 'Viewer', id: 'viewer-1', dashboardTemplate: null, dashboard: null },
      },
    };
    const app = await openWorkbench(
      signedIn(viewerOf(), { Home: () => homeAt(1), DashboardLayout: () => none }),
    );
    await app.user.click(await screen.findByRole('button', { name: '布局设置' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByText('没有可设置的布局')).toBeTruthy();
  });

  it('is saved once when the user confirms twice', async () => {
    const answers: ((answer: object) => void)[] = [];
    const { user, gateway } = await openLayoutDialog({
      DashboardLayoutSave: () => new Promise((resolve) => answers.push(resolve)),
    });
    await user.click(tick('毛利'));
    await user.click(confirm());
    await user.click(confirm());
    await act(async () => Promise.resolve(answers[0]?.(savedAnswer(2))));
    await gone();
    expect(savedOf(gateway.requests)).toHaveLength(1);
  });
});
