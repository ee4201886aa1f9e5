import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenProps } from '../../../../../web/platform/workbench/screens.ts';
import { useTab } from '../../../../../web/platform/workbench/TabContext.tsx';
import { useDraft } from '../../../../../web/platform/workbench/useDraft.ts';
import { useWorkspace, type Workspace } from '../../../../../web/platform/workbench/Workspace.tsx';
import { Leaving } from '../../../support/leaving-form.tsx';
import { viewerOf } from '../../../support/shell-fixtures.ts';
import { note, renderTabs } from './render-tabs.tsx';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../../../web/features/shell/tabs/UnsavedDialog.tsx';
import { menuLine, selectedTab, tab, tabNames } from '../../../support/open-workbench.ts';

const outside = { workspace: undefined as Workspace | undefined };

/** A form with a draft. */
function Form({ title }: ScreenProps) {
  const draft = useDraft('head', { text: '' });
  useOutside();
  return (
    <>
      <input
        aria-label={title}
        value={draft.value.text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <button type="button" onClick={() => draft.saved()}>{`save ${title}`}</button>
      <button type="button" onClick={draft.discard}>{`discard ${title}`}</button>
      {draft.restored && <p>{`restored ${title}`}</p>}
    </>
  );
}

/** A form without a draft. */
function Loose({ title }: ScreenProps) {
  const { setUnsaved } = useTab();
  return <input aria-label={title} onChange={() => setUnsaved(true)} />;
}

/** The workspace as a dialog of the portal sees it. */
function useOutside() {
  const workspace = useWorkspace();
  useEffect(() => {
    outside.workspace = workspace;
  }, [workspace]);
}

function Home() {
  useOutside();
  return <a href="/watsons">launchpad</a>;
}

const begin = (Screen = Form, more: object = {}) =>
  renderTabs({ screen: Screen, home: <Home />, ...more });
const dot = (name: string) => within(tab(name)).queryByTestId('tab-unsaved');
// `hidden` skips the slow visibility check of every element of the page.
const dialog = () => screen.findByRole('alertdialog', { hidden: true });
const answer = async (user: Awaited<ReturnType<typeof begin>>['user'], name: string) =>
  user.click(within(await dialog()).getByText(name));

function mayLeave() {
  let asked: Promise<boolean> | undefined;
  act(() => {
    asked = outside.workspace?.mayLeave();
  });
  return asked;
}

vi.setConfig({ testTimeout: 15_000 });

beforeEach(() => {
  outside.workspace = undefined;
});

async function typed(Screen = Form) {
  const app = await begin(Screen);
  await app.user.click(menuLine('价格查询'));
  await app.user.type(await note('价格查询'), 'half');
  return app;
}

describe('A tab with unsaved input', () => {
  it('is marked and asks before it is closed, and keeps the input if the user stays', async () => {
    const { user } = await typed();
    expect(dot('价格查询')).toBeTruthy();
    expect(tab('价格查询').getAttribute('aria-describedby')).toBeTruthy();
    tab('价格查询').focus();
    await user.keyboard('{Delete}');
    expect((await dialog()).textContent).toContain('价格查询');
    await answer(user, '继续编辑');
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect((await note('价格查询')).value).toBe('half');
    tab('价格查询').focus();
    await user.keyboard('{Delete}');
    await answer(user, '放弃更改');
    expect(tabNames()).toEqual(['首页']);
    await user.click(menuLine('价格查询'));
    expect((await note('价格查询')).value).toBe('');
  });

  it('asks before it is reloaded, and starts again then', async () => {
    const { user } = await typed(Loose);
    await user.click(screen.getByRole('button', { name: '标签页操作' }));
    await user.click(screen.getByRole('menuitem', { name: '重新加载' }));
    await answer(user, '放弃更改');
    expect((await note('价格查询')).value).toBe('');
    expect(dot('价格查询')).toBeNull();
  });

  it('is named when many are closed at once, and Escape keeps everything', async () => {
    const { user } = await typed();
    await user.click(menuLine('要货申请'));
    await note('要货申请');
    await user.click(screen.getByRole('button', { name: '标签页操作' }));
    await user.click(screen.getByRole('menuitem', { name: '关闭全部' }));
    const names = [...(await dialog()).querySelectorAll('li')];
    expect(names.map((one) => one.textContent)).toEqual(['价格查询']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(tabNames()).toEqual(['首页', '价格查询', '要货申请']);
  });

  it('is clean when its form disappears after saving, and the form starts again', async () => {
    const { user } = await typed(Leaving);
    await user.click(screen.getByRole('button', { name: 'save 价格查询' }));
    await user.click(screen.getByRole('button', { name: 'new 价格查询' }));
    expect((await note('价格查询')).value).toBe('');
    expect(dot('价格查询')).toBeNull();
  });

  it('is clean again when it is saved', async () => {
    const { user } = await typed();
    await user.click(screen.getByRole('button', { name: 'save 价格查询' }));
    expect(dot('价格查询')).toBeNull();
    expect((await note('价格查询')).value).toBe('half');
    expect(window.sessionStorage.length).toBe(1);
  });

  it('makes the browser ask before leaving the page, as long as it is unsaved', async () => {
    const { user } = await typed();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'discard 价格查询' }));
    expect(leave()).toBe(false);
  });

  it('asks before a link leads to a page beside the workbench', async () => {
    const { user, address } = await typed(Loose);
    await user.click(tab('首页'));
    await user.click(screen.getByRole('link', { name: 'launchpad' }));
    await answer(user, '继续编辑');
    expect(address()).toBe('/page');
    await user.click(screen.getByRole('link', { name: 'launchpad' }));
    await answer(user, '放弃更改');
    await waitFor(() => expect(address()).toBe('/watsons'));
  });

  it('is reported to the dialogs of the portal, which may close all tabs', async () => {
    const { user } = await typed();
    const { workspace } = outside;
    expect(workspace?.unsavedTitles()).toEqual(['价格查询']);
    const asked = mayLeave();
    await answer(user, '继续编辑');
    expect(await asked).toBe(false);
    act(() => workspace?.closeAll());
    expect([tabNames(), selectedTab()]).toEqual([['首页'], '首页']);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
    expect(workspace?.unsavedTitles()).toEqual([]);
  });
});

describe('After a reload', () => {
  it('the tabs are restored, only the selected one is built, and drafts are in their forms', async () => {
    const first = await typed();
    await first.user.click(menuLine('要货申请'));
    await note('要货申请');
    window.dispatchEvent(new Event('pagehide'));
    const path = first.address();
    first.unmount();
    const { user, gateway } = await begin(Form, { path });
    await note('要货申请');
    expect([tabNames(), selectedTab()]).toEqual([['首页', '价格查询', '要货申请'], '要货申请']);
    expect(gateway.operations().filter((name) => name === 'Module')).toHaveLength(1);
    expect(dot('价格查询')).toBeTruthy();
    tab('价格查询').focus();
    await user.keyboard('{Delete}');
    await answer(user, '继续编辑');
    await user.click(tab('价格查询'));
    expect((await note('价格查询')).value).toBe('half');
    expect(screen.getByText('restored 价格查询')).toBeTruthy();
  });

  it('no tab is restored for another account or post', async () => {
    (await typed()).unmount();
    const other = await begin(Form, { viewer: viewerOf({ id: 'viewer-9' }) });
    expect(tabNames()).toEqual(['首页']);
    other.unmount();
    const post = viewerOf();
    const moved = await begin(Form, {
      viewer: { ...post, session: { ...post.session, scope: 'elsewhere~' } },
    });
    expect(tabNames()).toEqual(['首页']);
    moved.unmount();
    await begin();
    expect(tabNames()).toEqual(['首页', '价格查询']);
  });

  it('everything is restored if the session ended during work, and nothing after a sign-out', async () => {
    const ended = await typed();
    act(() => ended.services.session.reportLoss('expired'));
    act(() => ended.services.session.signedOut(null));
    ended.unmount();
    const again = await begin(Form, { path: '/page?s=M-price&a=OPS' });
    expect((await note('价格查询')).value).toBe('half');
    const asked = mayLeave();
    await answer(again.user, '放弃更改');
    expect(await asked).toBe(true);
    act(() => again.services.session.signedOut('signed-out'));
    again.unmount();
    expect(Object.keys(window.sessionStorage).filter((key) => /tabs|draft/u.test(key))).toEqual([]);
  });

  it('a link to other data of a tab with a draft asks first', async () => {
    (await typed()).unmount();
    const { user } = await begin(Form, { path: '/page?s=M-price&a=OPS&p.store=2' });
    await answer(user, '继续编辑');
    expect((await note('价格查询')).value).toBe('half');
  });

  it('a refused storage prevents restoring and nothing else', async () => {
    const refuse = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    try {
      const { user } = await typed();
      await user.click(menuLine('要货申请'));
      await user.click(tab('价格查询'));
      expect((await note('价格查询')).value).toBe('half');
      expect(dot('价格查询')).toBeTruthy();
    } finally {
      refuse.mockRestore();
    }
  });
});
