import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcementCard, homeWith, message, messageCard, mustSee } from './panel-fixtures.ts';
import { panel, section, ready, showPanel, three, titles } from './show-panel.tsx';
import { variablesOf } from '../../../support/fake-gateway.ts';
import { viewer } from '../../../support/viewer-fixture.ts';

const settings = {
  clientId: null,
  clientName: '',
  menuMode: 'LEFT' as const,
  hasEnglish: true,
  hasMessagesOnly: true,
};

describe('The right panel', () => {
  it('is a landmark with the greeting and its cards in their order, loaded with the page', async () => {
    const { gateway } = await showPanel([
      announcementCard([message('a')], 3),
      mustSee(undefined, 1),
      messageCard(2),
    ]);
    expect(within(await panel()).getByRole('heading', { name: /林知夏/u })).toBeTruthy();
    await ready();
    expect(titles()).toEqual(['今日必看', '未读消息', '公告']);
    expect(gateway.operations()).toEqual(['Home', 'UnreadMessages']);
    expect(variablesOf(gateway, 'Home')[0]).toMatchObject({ code: 'home', panel: true });
  });

  // "JUSTSHOWMESSAGE 1 leaves only messages in the right panel."
  it('has only messages if the operator configured it so', async () => {
    await showPanel(three(), { viewer: { ...viewer, settings } });
    await section('未读消息');
    expect(titles()).toEqual(['未读消息']);
    expect(within(await panel()).queryByRole('heading', { name: /林知夏/u })).toBeNull();
  });

  it('has only a greeting for an account without cards in it', async () => {
    await showPanel(null);
    expect(within(await panel()).getByRole('heading', { name: /林知夏/u })).toBeTruthy();
    expect(within(await panel()).queryByRole('alert')).toBeNull();
  });

  it('reports separately that it could not be loaded and can be reloaded', async () => {
    let broken = true;
    const error = {
      message: 'x',
      path: ['viewer', 'panel'],
      extensions: { code: 'UPSTREAM_UNREACHABLE', requestId: '7f3a-91c2' },
    };
    const { user } = await showPanel(null, {
      answers: {
        Home: () =>
          broken ? { data: homeWith(null), errors: [error] } : { data: homeWith(three()) },
      },
    });
    const aside = within(await panel());
    expect(await aside.findByText('服务暂时连接不上')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    broken = false;
    await user.click(aside.getByRole('button', { name: '重试' }));
    expect(await section('今日必看')).toBeTruthy();
  });

  it('opens the avatar dialog by the picture', async () => {
    const { user, openDialog } = await showPanel([]);
    await user.click(within(await panel()).getByRole('button', { name: '更换头像' }));
    expect(openDialog).toHaveBeenCalledWith('avatar');
  });
});

describe('The panel on a narrow screen', () => {
  it('opens by a button with the number of unseen items, and closes by Escape with the focus restored', async () => {
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

  it('closes by its cross, by a press beside it, and by the button', async () => {
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

  it('closes when it opens a module, and updates the count', async () => {
    const { user, openModule } = await showPanel(three(), { narrow: true });
    await user.click(await screen.findByRole('button', { name: /今日必看/u }));
    await user.click(
      await (await section('今日必看')).findByRole('button', { name: '昨日负毛利商品清单' }),
    );
    expect(openModule).toHaveBeenCalledOnce();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: '今日必看 3/5，2 项未看' })).toBeTruthy();
  });

  it('stays open while its dialog is open', async () => {
    const { user } = await showPanel([announcementCard([message('a')])], { narrow: true });
    await user.click(await screen.findByRole('button', { name: '个人工作面板' }));
    await user.click(await (await section('公告')).findByRole('button', { name: '消息 a' }));
    const dialog = await screen.findByRole('dialog', { name: '消息 a' });
    await user.click(await within(dialog).findByText('正文 a'));
    expect(screen.getByRole('dialog', { name: '消息 a' })).toBeTruthy();
  });
});
