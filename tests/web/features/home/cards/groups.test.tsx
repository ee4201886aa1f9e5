import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { counter, groupCard } from '../panel/panel-fixtures.ts';
import { section, showPanel } from '../panel/show-panel.tsx';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';

describe('A group of counters', () => {
  // "each titled by its entry code or type name"
  it('is titled by its type name, or by its entry code if a language pack knows it', async () => {
    await showPanel([
      groupCard(),
      groupCard(
        { code: 'group_todo', kind: 'TODO', name: 'x', i18nCode: 'todo.centre' },
        5,
        'todos',
      ),
    ]);
    expect(await screen.findByRole('region', { name: '预警与快捷' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: '审批中心' })).toBeTruthy();
  });

  // "badge count (overflow displayed at 99)"
  it('counts up to 99, then 99+, and opens the module of the counter with its parameters', async () => {
    const cards = [
      counter('a', '临期商品', 99, {
        moduleParameters: [{ __typename: 'CardParameter', name: 'state', value: 'near' }] as never,
      }),
      counter('b', '价签待打印', 100),
      counter('c', '对账差异', 0),
    ];
    const { user, openModule } = await showPanel([groupCard({ cards })]);
    const card = await section('预警与快捷');
    expect((await card.findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
      '临期商品99',
      '价签待打印99+',
      '对账差异0',
    ]);
    await user.click(card.getByRole('button', { name: /^临期商品\s?99$/u }));
    expect(openModule).toHaveBeenCalledWith({
      code: 'M-a',
      applicationCode: 'OPS',
      name: '临期商品',
      provisional: true,
      parameters: { state: 'near' },
    });
  });

  it('shows the amount beside the number if there is one, and screen readers read it exactly', async () => {
    await showPanel([groupCard({ cards: [counter('a', '对账差异', 2, { amount: '123456.00' })] })]);
    const card = await section('预警与快捷');
    expect((await card.findByText('¥12.35 万')).title).toBe('¥123,456.00');
    expect(card.getByRole('button', { name: /^对账差异\s?2\s?¥123,456\.00$/u })).toBeTruthy();
  });

  it('shows — for a number that the services do not have, instead of 0', async () => {
    await showPanel([groupCard({ cards: [counter('a', '缺货单品', null)] })]);
    const button = await screen.findByRole('button', { name: /缺货单品/u });
    expect(button.textContent).toBe('缺货单品—');
  });

  it('opens nothing if neither counter nor card names a module', async () => {
    await showPanel([groupCard({ cards: [counter('a', '缺货单品', 12, { moduleCode: null })] })]);
    const card = await section('预警与快捷');
    await card.findByText('缺货单品');
    expect(card.queryByRole('button', { name: /缺货单品/u })).toBeNull();
  });

  // "uitmpl (CountCard and IconCard are pinned cards, the rest are home cards)"
  it('shows pinned cards as tiles and the others as a list', async () => {
    loadStyles('features/home/cards/card-group/CardGroupCard.css');
    await showPanel([groupCard(), groupCard({ isPinned: false, name: '列表' }, 5, 'list')]);
    const groups = [await section('预警与快捷'), await section('列表')];
    await screen.findAllByText('临期商品');
    const lists = groups.map((group) => group.getByRole('list'));
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 2]);
    expect(lists.map((list) => styleOf(list, 'grid-template-columns'))).toEqual([
      'repeat(2, minmax(0, 1fr))',
      'none',
    ]);
  });

  // "A settings link appears only when the card's maxnum is above 1."
  it.each([
    [1, false],
    [2, true],
  ])('that holds %i has settings: %s', async (limit, has) => {
    await showPanel([groupCard({ limit })]);
    const card = await section('预警与快捷');
    await card.findByText('临期商品');
    expect(card.queryByRole('button', { name: '设置：预警与快捷' }) !== null).toBe(has);
  });

  // "Settings open the fast-app manager, the to-do list on a 'mystart' tab, or a generic more-settings dialog."
  it('of to-dos opens the to-do list on its mystart tab by its settings', async () => {
    const { user, openModule, openDialog } = await showPanel([
      groupCard({ kind: 'TODO', code: 'group_todo' }),
    ]);
    await user.click(await screen.findByRole('button', { name: '设置：预警与快捷' }));
    expect(openModule).toHaveBeenCalledWith({
      code: '100003',
      name: '审批中心',
      provisional: true,
      parameters: { tab: 'mystart' },
    });
    expect(openDialog).not.toHaveBeenCalled();
  });

  it.each(['WARNING', 'UNKNOWN'] as const)(
    'of the kind %s opens the settings of its own code',
    async (kind) => {
      const { user, openDialog } = await showPanel([groupCard({ kind })]);
      await user.click(await screen.findByRole('button', { name: '设置：预警与快捷' }));
      expect(openDialog).toHaveBeenCalledWith('layout-settings', { code: 'group_warning' });
    },
  );

  it('reports that it is empty, or that it could not be loaded', async () => {
    await showPanel([groupCard({ cards: [] }), groupCard(null, 5, 'broken')]);
    expect(await (await section('预警与快捷')).findByText('暂无数据')).toBeTruthy();
    expect(await (await section('快捷卡片组')).findByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('shows names as plain text', async () => {
    const name = `<b onclick=alert(1)>${'长'.repeat(200)}`;
    await showPanel([groupCard({ cards: [counter('a', name, 1)] })]);
    expect((await screen.findByText(name)).querySelector('b')).toBeNull();
  });
});
