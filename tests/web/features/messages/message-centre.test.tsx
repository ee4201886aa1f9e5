import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { line, message, open, pageOf, reader, showMessages, three } from './show-messages.tsx';
import { tabText, tabView } from '../../support/render-in-tab.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';

const firstQuestion = { page: 1, pageSize: 30, type: null, isRead: null, search: null };
const broken = (messages: object | null = null) => ({
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', unreadCounts: null, messages } },
  errors: [
    {
      message: 'x',
      path: ['viewer', 'messages'],
      extensions: { code: 'UPSTREAM_UNREACHABLE', requestId: 'r-9' },
    },
  ],
});

describe('The message centre', () => {
  it('has its types with their unread counts, and loads all of it at once', async () => {
    const { gateway } = await showMessages();
    await line('消息 1');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      '全部99+',
      '公告',
      '待办99+',
      '预警',
      '系统消息',
      '通知2',
    ]);
    expect(gateway.operations()).toEqual(['Messages']);
    expect(variablesOf(gateway, 'Messages')).toEqual([firstQuestion]);
  });

  it('shows pinned messages first, with type, time and the beginning of the text', async () => {
    const content =
      '<p>请<b>立即</b>处理</p><script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)">';
    const { container } = await showMessages({
      answers: {
        Messages: () =>
          pageOf([
            message(1, { type: 'ALERT', isPriority: true, content }),
            message(2, { isRead: true, createdAt: '2026-11-18T01:00:00Z' }),
          ]),
      },
    });
    const first = await line('消息 1');
    for (const text of ['置顶', '预警', '08:04', '请立即处理'])
      expect(first.getByText(text)).toBeTruthy();
    expect((await line('消息 2')).getByText('11-18')).toBeTruthy();
    expect(container.querySelector('table :is(img, script)')).toBeNull();
  });

  it('is filtered by type, read or unread, search and page, all in the address', async () => {
    const { user, gateway } = await showMessages({
      answers: { Messages: () => pageOf(three, { totalCount: 90 }) },
    });
    await line('消息 1');
    await user.click(screen.getByRole('tab', { name: /待办/u }));
    await user.click(screen.getByRole('button', { name: '未读' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '冷链{Enter}');
    await line('消息 1');
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(tabView()).toBe('type=todo&show=unread&search=%E5%86%B7%E9%93%BE&page=2');
    const wanted = { page: 2, pageSize: 30, type: 'TODO', isRead: false, search: '冷链' };
    await waitFor(() => expect(variablesOf(gateway, 'Messages').at(-1)).toEqual(wanted));
    await user.click(screen.getByRole('tab', { name: /通知/u }));
    expect(tabView()).toBe('type=notice');
  });

  it('reports why it has no messages, with the request number, and can be reloaded', async () => {
    let fails = true;
    const { user } = await showMessages({
      answers: { Messages: () => (fails ? broken() : pageOf(three)) },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('消息加载失败');
    expect(alert.textContent).toContain('r-9');
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await line('消息 1')).toBeTruthy();
  });

  it.each([
    [{}, '还没有消息'],
    [{ show: 'unread' }, '没有未读消息'],
    [{ search: 'x' }, '没有符合条件的消息'],
  ])('with %o and nothing to show reports: %s', async (view, text) => {
    await showMessages({ view, answers: { Messages: () => pageOf([]) } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('reloads on live events without removing the rows', async () => {
    let rows = three;
    const { feed } = await showMessages({
      answers: { Messages: () => pageOf(rows, { unread: { NOTICE: rows.length } }) },
    });
    await line('消息 1');
    rows = [message(4), ...three];
    act(() => feed.send('announcement'));
    expect(await line('消息 4')).toBeTruthy();
    expect(tabText(/通知/u)).toBe('通知4');
  });
});

describe('An open message', () => {
  it('is not asked for beside an empty list', async () => {
    await showMessages({ answers: { Messages: () => pageOf([]) } });
    expect(await screen.findByText('还没有消息')).toBeTruthy();
    expect(screen.queryByText('选择一条消息，在这里阅读')).toBeNull();
  });

  it('shows its sanitized text beside the list', async () => {
    const content =
      '<p>全文<b>重点</b></p><script>alert(1)</script><a href="javascript:alert(1)">链接</a>';
    const { user } = await showMessages({
      answers: { Messages: () => pageOf([message(1, { content })]) },
    });
    expect(await screen.findByText('选择一条消息，在这里阅读')).toBeTruthy();
    await user.click(await open('消息 1'));
    const article = await reader('消息 1');
    expect((await within(article).findByText('重点')).tagName).toBe('B');
    expect(article.querySelector('script, [href^="javascript"]')).toBeNull();
    expect(within(article).getByText('2026-11-20 08:04')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回列表' })).toBeNull();
  });

  it.each([
    [
      'an approval',
      {
        moduleCode: '100003',
        moduleParameters: [{ __typename: 'CardParameter' as const, name: 'taskid', value: 'WT1' }],
      },
      { code: '100003', parameters: { taskid: 'WT1' } },
    ],
    [
      'a sheet',
      {
        moduleCode: '200101',
        moduleParameters: [{ __typename: 'CardParameter' as const, name: 'sheetid', value: 'PO1' }],
      },
      { code: '200101', parameters: { sheetid: 'PO1' } },
    ],
    [
      'what awaits me',
      { type: 'TODO' as const },
      { code: '100003', parameters: { tab: 'pending' } },
    ],
  ])('leads to %s', async (_what, over, target) => {
    const { user, openModule } = await showMessages({
      answers: { Messages: () => pageOf([message(1, over)]) },
    });
    await user.click(await open('消息 1'));
    await user.click(within(await reader('消息 1')).getByRole('button', { name: '去处理' }));
    expect(openModule).toHaveBeenCalledWith({ name: '消息 1', provisional: true, ...target });
  });

  it('that leads nowhere has no link', async () => {
    const { user } = await showMessages();
    await user.click(await open('消息 1'));
    expect(within(await reader('消息 1')).queryByRole('button', { name: '去处理' })).toBeNull();
  });

  it('is opened and marked as read when the parameters name it', async () => {
    const { gateway } = await showMessages({ parameters: { messageid: 'm3' } });
    await reader('消息 3');
    await waitFor(() =>
      expect(variablesOf(gateway, 'MessagesMark')).toEqual([
        { input: { ids: ['m3'], isRead: true } },
      ]),
    );
  });

  it('that is not in the list is reported', async () => {
    const { user } = await showMessages({ parameters: { messageid: 'gone' } });
    expect(await screen.findByText('这条消息不在当前列表里')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(tabView()).toBe('open=none');
    expect(screen.getByText('选择一条消息，在这里阅读')).toBeTruthy();
  });
});
