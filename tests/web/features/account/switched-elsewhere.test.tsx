import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFromAccountMenu, otherWindows, openAccountWorkbench } from './open-account-dialog.ts';
import { errorOf } from '../../support/shell-fixtures.ts';

import { refused, gatewayOfTwo } from './post-fixtures.ts';

describe('A post switched in another window', () => {
  const scopeDialog = () => screen.findByRole('alertdialog', { name: '已在其他窗口切换' });

  async function openModule(app: Awaited<ReturnType<typeof openAccountWorkbench>>) {
    await app.user.click(screen.getByRole('treeitem', { name: '价格查询' }));
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
  }

  it('is announced once, and the page goes on with the new post when the user agrees', async () => {
    const others = otherWindows();
    const { answers, state } = gatewayOfTwo();
    const app = await openAccountWorkbench(answers, { channel: others.channel });
    await openModule(app);
    state.switchTo('P2~');
    act(() => others.tell({ kind: 'scope', scope: 'P2~' }));
    const dialog = await scopeDialog();
    expect(screen.getAllByRole('tab', { hidden: true })).toHaveLength(2);
    await app.user.click(
      await within(dialog).findByRole('button', { name: '继续使用 采购员 · 全部门店' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(app.services.session.scope()).toBe('P2~'));
    const lastHome = () =>
      app.gateway.requests.filter(({ operation }) => operation === 'Home').at(-1);
    await waitFor(() => expect(lastHome()?.headers['x-portal-scope']).toBe('P2~'));
    expect(app.gateway.operations()).not.toContain('PostSwitch');
  });

  it('is detected by the first refused call without a message from the other window; switching back sends the waiting calls without loss', async () => {
    const { answers, state, scope } = gatewayOfTwo();
    const asModule = { __typename: 'Viewer', id: 'viewer-1', module: null };
    const app = await openAccountWorkbench({
      ...answers,
      Module: () =>
        scope() === 'P1~'
          ? { data: { viewer: asModule } }
          : { data: null, errors: [errorOf('SCOPE_CHANGED', ['viewer'])] },
    });
    state.switchTo('P2~');
    await openModule(app);
    const dialog = await scopeDialog();
    await app.user.click(
      await within(dialog).findByRole('button', { name: '切换回 营运总监 · 全部门店' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const back = app.gateway.requests.find(({ operation }) => operation === 'PostSwitch');
    expect(back?.variables).toEqual({ input: { postCode: 'P1', shopCode: null } });
    expect(back?.headers['x-portal-scope']).toBe('P2~');
    await waitFor(() =>
      expect(app.gateway.operations().filter((name) => name === 'Module')).toHaveLength(2),
    );
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(app.gateway.operations().filter((name) => name === 'Workbench')).toHaveLength(1);
  });

  it('is announced when the shell, loaded again, belongs to the new post, and the page keeps its tabs', async () => {
    const { answers, state } = gatewayOfTwo();
    const app = await openAccountWorkbench(answers);
    await openModule(app);
    state.switchTo('P2~');
    const client = await app.services.loadClient();
    await act(() => client.refetchQueries({ include: ['Workbench'] }));
    const dialog = await scopeDialog();
    expect(app.services.session.scope()).toBe('P1~');
    expect(screen.getAllByRole('tab', { hidden: true })).toHaveLength(2);
    await app.user.click(await within(dialog).findByRole('button', { name: /^继续使用/u }));
    await waitFor(() => expect(app.services.session.scope()).toBe('P2~'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('can be switched again meanwhile: the dialog then offers to switch back from that one', async () => {
    const others = otherWindows();
    const { answers, state, switchTo } = gatewayOfTwo();
    let isFirst = true;
    const app = await openAccountWorkbench(
      {
        ...answers,
        PostSwitch(variables) {
          if (!isFirst) return switchTo(variables);
          isFirst = false;
          return { data: { postSwitch: null }, errors: [errorOf('SCOPE_CHANGED', ['postSwitch'])] };
        },
      },
      { channel: others.channel },
    );
    state.switchTo('P2~');
    act(() => others.tell({ kind: 'scope', scope: 'P2~' }));
    const dialog = await scopeDialog();
    const present = () =>
      app.gateway.operations().filter((operation) => operation === 'PresentScope').length;
    await app.user.click(await within(dialog).findByRole('button', { name: /切换回/u }));
    await waitFor(() => expect(present()).toBe(2));
    await app.user.click(within(dialog).getByRole('button', { name: /切换回/u }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays switched when switching back is refused: the reason is shown and the dialog stays open', async () => {
    const others = otherWindows();
    const { answers, state } = gatewayOfTwo({ PostSwitch: () => refused('岗位已停用') });
    const app = await openAccountWorkbench(answers, { channel: others.channel });
    state.switchTo('P2~');
    act(() => others.tell({ kind: 'scope', scope: 'P2~' }));
    const dialog = await scopeDialog();
    await app.user.click(await within(dialog).findByRole('button', { name: /切换回/u }));
    expect(await within(dialog).findByText('岗位已停用')).toBeTruthy();
  });

  it('is announced when both windows switch at once and the other one was faster', async () => {
    const { answers, state } = gatewayOfTwo({
      PostSwitch: () => {
        state.switchTo('P2~');
        return { data: { postSwitch: null }, errors: [errorOf('SCOPE_CHANGED', ['postSwitch'])] };
      },
    });
    const app = await openAccountWorkbench(answers);
    const dialog = await openFromAccountMenu(app, 'action.post');
    await app.user.click(await within(dialog).findByRole('radio', { name: /采购员/u }));
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '切换' }).disabled).toBe(
        false,
      ),
    );
    await app.user.click(within(dialog).getByRole('button', { name: '切换' }));
    expect(await scopeDialog()).toBeTruthy();
    expect(app.gateway.operations().filter((name) => name === 'PostSwitch')).toHaveLength(1);
  });
});
