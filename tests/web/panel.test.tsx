import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inOrder, placed } from '../../web/features/home/panel/panel-order.ts';
import { viewer } from './home-fixtures.ts';
import { announcementCard, groupCard, homeWith, message, messageCard, mustSee } from './panel-fixtures.ts';
import { notices, panel, section, showPanel, titles, variablesOf } from './panel-support.tsx';

const three = () => [mustSee(), messageCard(), announcementCard([message('a')])];
const settings = { clientName: '', menuMode: 'LEFT' as const, englishOffered: true, messagesOnly: true };

const places = (codes: readonly string[]) =>
  codes.map((code, nth) => ({
    __typename: { mustsee: 'MustSeeCard', messages: 'MessageCard', announcements: 'AnnouncementCard' }[code],
    id: `card-${code}`,
    code,
    position: { __typename: 'CardPosition', row: nth + 1, column: 1, width: 12, height: 1 },
  }));
const layoutAnswer = (codes: readonly string[] | null, version: number, error?: { code: string; message: string }) => ({
  data: {
    dashboardLayoutSave: {
      __typename: 'DashboardLayoutPayload',
      dashboard: codes && { __typename: 'Dashboard', code: 'panel', version, cards: places(codes) },
      userErrors: error ? [{ __typename: 'UserError', ...error }] : [],
    },
  },
});
const codesOf = (variables: Record<string, unknown>) =>
  (variables.input as { cards: { code: string }[] }).cards.map(({ code }) => code);
const ready = async () => {
  for (const name of ['今日必看', '未读消息', '公告']) await section(name);
};
async function moveDown(user: Awaited<ReturnType<typeof showPanel>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `${name}：更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: '下移' }));
}

describe('The right panel', () => {
  it('is a landmark with the greeting and its cards in their order, asked for with the page', async () => {
    const { gateway } = await showPanel([announcementCard([message('a')], 3), mustSee(undefined, 1), messageCard(2)]);
    expect(within(await panel()).getByRole('heading', { name: /林知夏/u })).toBeTruthy();
    await ready();
    expect(titles()).toEqual(['今日必看', '未读消息', '公告']);
    expect(gateway.operations()).toEqual(['Home', 'UnreadMessages']);
    expect(variablesOf(gateway, 'Home')[0]).toMatchObject({ code: 'home', panel: true });
  });

  // "JUSTSHOWMESSAGE 1 leaves only messages in the right panel."
  it('has messages alone where the operator wants it so', async () => {
    await showPanel(three(), { viewer: { ...viewer, settings } });
    await section('未读消息');
    expect(titles()).toEqual(['未读消息']);
    expect(within(await panel()).queryByRole('heading', { name: /林知夏/u })).toBeNull();
  });

  it('is a greeting alone for an account that has no cards in it', async () => {
    await showPanel(null);
    expect(within(await panel()).getByRole('heading', { name: /林知夏/u })).toBeTruthy();
    expect(within(await panel()).queryByRole('alert')).toBeNull();
  });

  it('that could not be had says so by itself and can be asked for again', async () => {
    let broken = true;
    const error = {
      message: 'x',
      path: ['viewer', 'panel'],
      extensions: { code: 'UPSTREAM_UNREACHABLE', requestId: '7f3a-91c2' },
    };
    const { user } = await showPanel(null, {
      answers: {
        Home: () => (broken ? { data: homeWith(null), errors: [error] } : { data: homeWith(three()) }),
      },
    });
    const aside = within(await panel());
    expect(await aside.findByText('服务暂时连接不上')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    broken = false;
    await user.click(aside.getByRole('button', { name: '重试' }));
    expect(await section('今日必看')).toBeTruthy();
  });

  it('opens the dialog of the picture by it', async () => {
    const { user, openDialog } = await showPanel([]);
    await user.click(within(await panel()).getByRole('button', { name: '更换头像' }));
    expect(openDialog).toHaveBeenCalledWith('avatar');
  });
});

describe('The panel without room for it', () => {
  it('opens by a button that tells how much is still to be seen, and closes by Escape with the focus back', async () => {
    const { user } = await showPanel(three(), { narrow: true });
    const button = await screen.findByRole('button', { name: '今日必看 2/5，3 项未看' });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(document.activeElement).toBe(await panel());
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('closes by its cross, by a press beside it, and by the button again', async () => {
    const { user } = await showPanel(three(), { narrow: true });
    const button = await screen.findByRole('button', { name: /今日必看/u });
    const ways = [
      async () => user.click(screen.getByRole('button', { name: '关闭个人工作面板' })),
      async () => user.click(screen.getByRole('heading', { level: 1 })),
      async () => user.click(button),
    ];
    for (const close of ways) {
      await user.click(button);
      await panel();
      await close();
      expect(screen.queryByRole('complementary')).toBeNull();
    }
  });

  it('closes when something in it opens a module, and counts what was seen', async () => {
    const { user, openModule } = await showPanel(three(), { narrow: true });
    await user.click(await screen.findByRole('button', { name: /今日必看/u }));
    await user.click(await (await section('今日必看')).findByRole('button', { name: '昨日负毛利商品清单' }));
    expect(openModule).toHaveBeenCalledOnce();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: '今日必看 3/5，2 项未看' })).toBeTruthy();
  });

  it('stays while a dialog that it has opened is read', async () => {
    const { user } = await showPanel([announcementCard([message('a')])], { narrow: true });
    await user.click(await screen.findByRole('button', { name: '个人工作面板' }));
    await user.click(await (await section('公告')).findByRole('button', { name: '消息 a' }));
    const dialog = await screen.findByRole('dialog', { name: '消息 a' });
    await user.click(await within(dialog).findByText('正文 a'));
    expect(screen.getByRole('dialog', { name: '消息 a' })).toBeTruthy();
  });
});

describe('The order of the panel', () => {
  it('changes at once by the menu of a card, and is saved with the version that was read', async () => {
    const { user, gateway } = await showPanel(three());
    await ready();
    await moveDown(user, '今日必看');
    expect(titles()).toEqual(['未读消息', '今日必看', '公告']);
    const { input } = variablesOf(gateway, 'PanelOrderSave')[0] as { input: object };
    const position = (row: number) => ({ row, column: 1, width: 12, height: 1 });
    expect(input).toEqual({
      code: 'panel',
      version: 3,
      cards: [
        { code: 'messages', position: position(1) },
        { code: 'mustsee', position: position(2) },
        { code: 'announcements', position: position(3) },
      ],
    });
    expect(screen.getByText('今日必看 在第 2 位')).toBeTruthy();
  });

  it('is changed by keyboard with the handle of a card', async () => {
    const { user, gateway } = await showPanel(three(), {
      answers: { PanelOrderSave: (variables) => layoutAnswer(codesOf(variables), 4) },
    });
    await ready();
    // Nothing has a size here: each card gets a place of its own, so that the keyboard finds the next one.
    for (const [nth, line] of [...document.querySelectorAll<HTMLElement>('.panel-card')].entries()) {
      const box = { x: 0, y: nth * 100, top: nth * 100, left: 0, right: 320, bottom: nth * 100 + 90, width: 320, height: 90 };
      line.getBoundingClientRect = () => ({ ...box, toJSON: () => box });
    }
    screen.getByRole('button', { name: '拖动排序：今日必看' }).focus();
    await user.keyboard(' ');
    await screen.findByText('已拿起 今日必看，在第 1 位');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('今日必看 在第 2 位')).toBeTruthy());
    await user.keyboard(' ');
    await waitFor(() =>
      expect(variablesOf(gateway, 'PanelOrderSave').map(codesOf)).toEqual([['messages', 'mustsee', 'announcements']]),
    );
  });

  it('offers no way up to the first card and none down to the last', async () => {
    const { user } = await showPanel(three());
    await ready();
    await user.click(screen.getByRole('button', { name: '今日必看：更多操作' }));
    expect(screen.queryByRole('menuitem', { name: '上移' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '公告：更多操作' }));
    expect(screen.queryByRole('menuitem', { name: '下移' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: '上移' })).toBeTruthy();
  });

  it('of several changes in a row saves the last one, with the version of the save before it', async () => {
    let version = 3;
    const { user, gateway } = await showPanel(three(), {
      answers: { PanelOrderSave: (variables) => layoutAnswer(codesOf(variables), ++version) },
    });
    await ready();
    await moveDown(user, '今日必看');
    await moveDown(user, '今日必看');
    expect(titles()).toEqual(['未读消息', '公告', '今日必看']);
    await waitFor(() => expect(variablesOf(gateway, 'PanelOrderSave')).toHaveLength(2));
    expect(variablesOf(gateway, 'PanelOrderSave').map(({ input }) => (input as { version: number }).version)).toEqual([3, 4]);
    expect(titles()).toEqual(['未读消息', '公告', '今日必看']);
  });

  it('takes the order that somebody else has saved meanwhile, and says so', async () => {
    const theirs = ['announcements', 'messages', 'mustsee'];
    const conflict = { code: 'CONFLICT', message: 'x' };
    let version = 7;
    const { user, gateway } = await showPanel(three(), {
      answers: {
        PanelOrderSave: (variables) =>
          version === 7 ? layoutAnswer(theirs, version++, conflict) : layoutAnswer(codesOf(variables), version),
      },
    });
    await ready();
    await moveDown(user, '今日必看');
    await waitFor(() => expect(notices()).toContain('面板的顺序已在别处修改'));
    expect(titles()).toEqual(['公告', '未读消息', '今日必看']);
    await moveDown(user, '公告');
    await waitFor(() => expect(variablesOf(gateway, 'PanelOrderSave')).toHaveLength(2));
    expect(variablesOf(gateway, 'PanelOrderSave')[1]).toMatchObject({ input: { version: 7 } });
  });

  it.each([
    ['refused', () => layoutAnswer(null, 0, { code: 'INVALID', message: '卡片已不存在' }), '卡片已不存在'],
    ['not reached', () => new TypeError('Failed to fetch'), '网络'],
  ])('comes back, with a word about it, when saving is %s', async (_how, answer, text) => {
    const { user } = await showPanel(three(), { answers: { PanelOrderSave: answer } });
    await ready();
    await moveDown(user, '今日必看');
    await waitFor(() => expect(notices()).toContain(text));
    expect(titles()).toEqual(['今日必看', '未读消息', '公告']);
  });

  it('asks for the page again when the newer layout has other cards', async () => {
    const conflict = { code: 'CONFLICT', message: 'x' };
    let asked = 0;
    const { user, gateway } = await showPanel(three(), {
      answers: {
        Home: () => ({ data: homeWith(asked++ === 0 ? three() : [groupCard()]) }),
        PanelOrderSave: () => layoutAnswer(['messages'], 9, conflict),
      },
    });
    await ready();
    await moveDown(user, '今日必看');
    expect(await section('预警与快捷')).toBeTruthy();
    expect(gateway.operations().filter((name) => name === 'Home')).toHaveLength(2);
  });

  it('stands one below the other, each card as high as it was', () => {
    const at = (code: string, row: number, height: number) => ({ code, position: { row, column: 1, height } });
    const cards = [at('a', 1, 2), at('b', 3, 1)];
    expect(placed(cards, ['b', 'a'])).toEqual([
      { code: 'b', position: { row: 1, column: 1, width: 12, height: 1 } },
      { code: 'a', position: { row: 2, column: 1, width: 12, height: 2 } },
    ]);
    expect(inOrder(cards, ['b']).map(({ code }) => code)).toEqual(['b', 'a']);
  });
});
