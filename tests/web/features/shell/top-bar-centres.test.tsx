import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import { openWorkbench } from '../../support/open-workbench.ts';
import { noticeText } from '../../support/notices.ts';
import { person } from '../../support/person.ts';

const approval = (nth: number, instanceCode: string | null) => ({
  __typename: 'PendingApproval',
  id: `a${String(nth)}`,
  taskCode: `WT${String(nth)}`,
  instanceCode,
  documentNumber: `PO${String(nth)}`,
  processName: `采购订单审批 ${String(nth)}`,
  processI18nCode: null,
  stepName: '经理审批',
  stepI18nCode: null,
  initiator: person('陈予安'),
  createdAt: '2026-06-15T10:04:00+08:00',
});
const message = (id: string, over: object = {}) => ({
  __typename: 'Message',
  id,
  type: 'ALERT',
  title: `临期商品 ${id}`,
  content: '<p>请处理</p>',
  isPriority: false,
  createdAt: '2026-06-14T21:37:00+08:00',
  moduleCode: null,
  moduleParameters: [],
  ...over,
});
const sheet = {
  moduleCode: '200101',
  moduleParameters: [{ __typename: 'CardParameter', name: 'sheetid', value: 'PO9' }],
};
const unread = (nodes: object[]) => ({
  __typename: 'MessagePreview',
  totalCount: nodes.length,
  nodes,
});
const counters = {
  pendingApprovals: {
    __typename: 'ApprovalPreview',
    totalCount: 2,
    nodes: [approval(1, 'WI1'), approval(2, null)],
  },
  taskCounts: { __typename: 'TaskCounts', pool: 23, todo: 9, finished: 128 },
  unreadMessages: unread([message('m1'), message('m2', sheet)]),
};
const viewer = { ...viewerOf(), ...counters };

async function panel(user: Awaited<ReturnType<typeof openWorkbench>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}，`, 'u') }));
  const shown = within(screen.getByRole('dialog', { name }));
  // Its code is loaded when a panel is opened for the first time.
  await shown.findByRole('button', { name: /全部/u });
  return shown;
}

describe('A line of a centre in the top bar', () => {
  it.each([
    [/采购订单审批 1/u, '/page?s=100003&p.instanceid=WI1&p.tab=pending&p.taskid=WT1'],
    [/采购订单审批 2/u, '/page?s=100003&p.tab=pending&p.taskid=WT2'],
  ])('that is an approval (%s) opens it in the approval centre', async (name, address) => {
    const { user, ...app } = await openWorkbench(signedIn(viewer));
    await user.click((await panel(user, '审批中心')).getByRole('button', { name }));
    await waitFor(() => expect(app.address()).toBe(address));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is a message opens the target of the message, and marks it as read', async () => {
    const after = { __typename: 'Viewer', id: 'viewer-1', unreadMessages: unread([message('m1')]) };
    const { user, gateway, ...app } = await openWorkbench(
      signedIn(viewer, {
        CentreMessageRead: () => ({
          data: {
            messagesRead: { __typename: 'MessagesReadPayload', viewer: after, userErrors: [] },
          },
        }),
      }),
    );
    await user.click((await panel(user, '通知中心')).getByRole('button', { name: /临期商品 m2/u }));
    await waitFor(() => expect(app.address()).toBe('/page?s=200101&p.sheetid=PO9'));
    expect(await screen.findByRole('button', { name: '通知中心，1 项待处理' })).toBeTruthy();
    const read = gateway.requests.filter(({ operation }) => operation === 'CentreMessageRead');
    expect(read.map(({ variables }) => variables)).toEqual([{ input: { ids: ['m2'] } }]);
  });

  it('that could not be marked as read reports it and stays counted', async () => {
    const { user } = await openWorkbench(
      signedIn(viewer, { CentreMessageRead: () => new TypeError('Failed to fetch') }),
    );
    await user.click((await panel(user, '通知中心')).getByRole('button', { name: /临期商品 m2/u }));
    await waitFor(() => expect(noticeText()).toContain('网络'));
    expect(screen.getByRole('button', { name: '通知中心，2 项待处理' })).toBeTruthy();
  });

  it('that leads nowhere opens in the message centre, which marks it itself', async () => {
    const { user, gateway, ...app } = await openWorkbench(signedIn(viewer));
    await user.click((await panel(user, '通知中心')).getByRole('button', { name: /临期商品 m1/u }));
    await waitFor(() => expect(app.address()).toBe('/page?s=100002&p.messageid=m1'));
    expect(gateway.operations()).not.toContain('CentreMessageRead');
  });

  it.each([
    ['审批中心', '/page?s=100003&p.tab=pending'],
    ['任务中心', '/page?s=100004'],
    ['通知中心', '/page?s=100002'],
  ])('belongs to a list of all %s, which is one press away', async (name, address) => {
    const { user, ...app } = await openWorkbench(signedIn(viewer));
    await user.click((await panel(user, name)).getByRole('button', { name: `查看全部：${name}` }));
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('leads into the workbench from a page beside it', async () => {
    const Elves = () => ({ data: { viewer: { __typename: 'Viewer', id: 'viewer-1', elves: [] } } });
    const { user, ...app } = await renderPortal({
      path: '/casper',
      answers: signedIn(viewer, { Elves }),
    });
    await user.click(
      (await panel(user, '审批中心')).getByRole('button', { name: '查看全部：审批中心' }),
    );
    await waitFor(() => expect(app.address()).toBe('/page?s=100003&p.tab=pending'));
  });
});
