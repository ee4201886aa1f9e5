import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  openFromAccountMenu,
  otherWindows,
  post,
  shop,
  openAccountWorkbench,
} from './open-account-dialog.ts';

import { viewerAnswer } from '../../support/viewer-answer.ts';
import { posts, refused, gatewayOfTwo } from './post-fixtures.ts';

describe('The post dialog', () => {
  it('lists department and post, with the main and the current post marked', async () => {
    const dialog = await openFromAccountMenu(
      await openAccountWorkbench(gatewayOfTwo().answers),
      'action.post',
    );
    const present = await within(dialog).findByRole<HTMLInputElement>('radio', {
      name: /营运中心 \/ 营运总监/u,
    });
    expect(present.checked).toBe(true);
    expect(present.closest('label')?.textContent).toContain('主岗当前');
    expect(within(dialog).getByRole('radio', { name: /采购部 \/ 采购员/u })).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '切换' }).disabled).toBe(
      true,
    );
  });

  it('closes the tabs and starts at the home of the new post with its scope', async () => {
    const others = otherWindows();
    const app = await openAccountWorkbench(gatewayOfTwo().answers, { channel: others.channel });
    const { user, gateway, address, services } = app;
    await user.click(screen.getByText('价格查询'));
    const dialog = await openFromAccountMenu(app, 'action.post');
    await user.click(await within(dialog).findByText('采购部 / 采购员'));
    const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: '切换' });
    await waitFor(() => expect(submit.disabled).toBe(false));
    const asked = gateway.requests.length;
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelectorAll('[role=tab]')).toHaveLength(1));
    expect(address()).toBe('/page');
    expect(services.session.scope()).toBe('P2~');
    expect(others.posted).toContainEqual({ kind: 'scope', scope: 'P2~' });
    const after = gateway.requests
      .slice(asked)
      .filter(({ operation }) => ['PostSwitch', 'Workbench', 'Home'].includes(operation));
    expect(after.map(({ operation }) => operation)).toEqual(['PostSwitch', 'Workbench', 'Home']);
    expect(gateway.operations()).not.toContain('PresentScope');
    expect(after.map(({ headers }) => headers['x-portal-scope'])).toEqual([
      'P1~',
      undefined,
      'P2~',
    ]);
  });

  it('asks for a store only if there are several, and reports that none was chosen', async () => {
    const stores = [shop('1001', '人民路店'), shop('1002', '中山店')];
    const app = await openAccountWorkbench(
      gatewayOfTwo({ ShopsOfPost: () => viewerAnswer({ shopsOfPost: stores }) }).answers,
    );
    const { user, gateway } = app;
    const dialog = await openFromAccountMenu(app, 'action.post');
    await user.click(await within(dialog).findByRole('radio', { name: /采购员/u }));
    await within(dialog).findByRole('radio', { name: /1002/u });
    await user.click(within(dialog).getByRole('button', { name: '切换' }));
    expect((await within(dialog).findByText('请选择门店')).getAttribute('role')).toBe('alert');
    expect(gateway.operations()).not.toContain('PostSwitch');
    await user.click(within(dialog).getByRole('radio', { name: /1002/u }));
    await user.click(within(dialog).getByRole('button', { name: '切换' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(gateway.requests.find(({ operation }) => operation === 'PostSwitch')?.variables).toEqual(
      {
        input: { postCode: 'P2', shopCode: '1002' },
      },
    );
  });

  it('shows a refusal beside the button, and keeps page and choice', async () => {
    const app = await openAccountWorkbench(
      gatewayOfTwo({ PostSwitch: () => refused('这个岗位需要门店') }).answers,
    );
    const dialog = await openFromAccountMenu(app, 'action.post');
    await app.user.click(await within(dialog).findByRole('radio', { name: /采购员/u }));
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '切换' }).disabled).toBe(
        false,
      ),
    );
    await app.user.click(within(dialog).getByRole('button', { name: '切换' }));
    expect(await within(dialog).findByText('这个岗位需要门店')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /采购员/u }).checked).toBe(
      true,
    );
    expect(app.services.session.scope()).toBe('P1~');
  });

  it('filters more than eight posts by typed text, and reports when nothing is left', async () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      post(`P${String(at + 1)}`, `岗位${String(at + 1)}`),
    );
    const app = await openAccountWorkbench({ Posts: () => viewerAnswer({ posts: many }) });
    const dialog = await openFromAccountMenu(app, 'action.post');
    const filter = await within(dialog).findByRole('searchbox');
    await app.user.type(filter, '岗位7');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
    await app.user.type(filter, 'x');
    expect(within(dialog).getByText('没有匹配的项目')).toBeTruthy();
  });

  it('reports that the list could not be loaded, and loads it again', async () => {
    let calls = 0;
    const app = await openAccountWorkbench({
      Posts: () => (++calls === 1 ? new TypeError('Failed to fetch') : viewerAnswer({ posts })),
    });
    const dialog = await openFromAccountMenu(app, 'action.post');
    await app.user.click(await within(dialog).findByRole('button', { name: '重试' }));
    expect(await within(dialog).findByRole('radio', { name: /采购员/u })).toBeTruthy();
  });

  it('reports that there is no other post', async () => {
    const app = await openAccountWorkbench({ Posts: () => viewerAnswer({ posts: [] }) });
    expect(
      await within(await openFromAccountMenu(app, 'action.post')).findByText('没有可切换的岗位'),
    ).toBeTruthy();
  });
});
