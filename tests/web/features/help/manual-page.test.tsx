import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { ManualPage } from '../../../../web/features/help/ManualPage.tsx';
import { paths } from '../../../../web/platform/routes/paths.ts';
import { errorOf, viewerOf } from '../../support/shell-fixtures.ts';
import type { Viewer } from '../../../../web/platform/session/ViewerContext.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const viewer = viewerOf() as unknown as Viewer;

const content = `
  <h1>开始</h1><p onclick="alert(1)">先看 <a href="https://help.example/a">这里</a>。<script>alert(1)</script></p>
  <h2>填写</h2><table><tr><th>字段</th><th>说明</th></tr><tr><td>数量</td><td>必填</td></tr></table>
  <h2>提交</h2><p>完成。</p>`;

const manual = (over: object = {}) => ({
  manual: {
    __typename: 'Manual',
    moduleCode: 'M-1',
    title: '要货申请操作手册',
    content,
    updatedAt: '2026-06-10T08:30:00+08:00',
    ...over,
  },
});
const failed = viewerAnswer({ manual: null }, [
  errorOf('UPSTREAM_UNREACHABLE', ['viewer', 'manual']),
]);

const open = (answers: Answers, code = 'M-1') =>
  renderInPortal(<ManualPage />, {
    path: `/operatehelp/${code}`,
    route: paths.manual,
    answers,
    viewer,
  });

describe('The manual of a module', () => {
  it('shows a title, the time of the last change, and a sanitized text', async () => {
    const { gateway, container } = await open({ Manual: () => viewerAnswer(manual()) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('要货申请操作手册');
    expect(document.title).toBe('要货申请操作手册 · 样例零售集团');
    screen.getByText('更新时间 2026-06-10 08:30');
    await screen.findByRole('heading', { level: 2, name: '开始' });
    expect(container.querySelector('script, [onclick]')).toBeNull();
    expect(screen.getByRole('link', { name: '这里' }).getAttribute('rel')).toBe(
      'noopener noreferrer',
    );
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([{ moduleCode: 'M-1' }]);
  });

  it('has a table of contents from three headings on, which moves the focus', async () => {
    const { user, unmount } = await open({ Manual: () => viewerAnswer(manual()) });
    const contents = await screen.findByRole('navigation', { name: '目录' });
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['开始', '填写', '提交']);
    await user.click(within(contents).getByRole('link', { name: '提交' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '提交' }));
    unmount();
    await open({ Manual: () => viewerAnswer(manual({ content: '<h1>a</h1><h2>b</h2>' })) });
    await screen.findByRole('heading', { name: 'b' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open({ Manual: () => viewerAnswer(manual()) });
    await user.click(await screen.findByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('is requested again in a newly chosen language', async () => {
    const { services, gateway } = await open({ Manual: () => viewerAnswer(manual()) });
    await screen.findByRole('heading', { level: 1 });
    await act(async () => services.language.setLocale('en-US'));
    await screen.findByText('Updated Jun 10, 2026 08:30');
    expect(gateway.requests.map(({ headers }) => headers['accept-language'])).toEqual([
      'zh-CN',
      'en-US',
    ]);
  });

  it('that does not exist is reported for any code, with links to go on', async () => {
    const { user, address } = await open(
      { Manual: () => viewerAnswer({ manual: null }) },
      encodeURIComponent('<b>no such'),
    );
    await screen.findByRole('heading', { level: 1, name: '没有找到操作手册' });
    screen.getByText(/“<b>no such”/u);
    await user.click(screen.getByRole('button', { name: '返回首页' }));
    expect(address()).toBe('/page');
  });

  it('that could not be loaded is reported with the reason and can be retried', async () => {
    let answer: ReturnType<typeof viewerAnswer> = failed;
    const { user, gateway } = await open({ Manual: () => answer });
    await screen.findByRole('heading', { level: 1, name: '操作手册加载失败' });
    screen.getByText('请求编号 r-1');
    answer = viewerAnswer(manual());
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: '要货申请操作手册' });
    expect(gateway.operations()).toEqual(['Manual', 'Manual']);
  });

  it('without a text or a date shows what exists', async () => {
    await open({ Manual: () => viewerAnswer(manual({ content: ' ', updatedAt: null })) });
    await screen.findByText('这份操作手册还没有内容。');
    expect(screen.queryByText(/更新时间/u)).toBeNull();
  });

  it('shows a skeleton while loading, and has no accessibility violation afterwards', async () => {
    let arrive: (answer: ReturnType<typeof viewerAnswer>) => void = () => undefined;
    const { container } = await open({
      Manual: () => new Promise((resolve) => (arrive = resolve)),
    });
    screen.getByRole('status', { name: '正在加载操作手册' });
    await act(async () => arrive(viewerAnswer(manual())));
    await screen.findByRole('heading', { name: '提交' });
    const { violations } = await axe.run(container, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
