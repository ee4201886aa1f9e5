import { describe, expect, it } from 'vitest';
import {
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsToRight,
  resetTabs,
} from '../../../../../web/features/shell/tabs/close-tabs.ts';
import { moveTab, pinTab, stepTab } from '../../../../../web/features/shell/tabs/order-tabs.ts';
import {
  HOME_TAB_ID,
  MAX_LIVE_PANELS,
  markUnsaved,
  setModuleName,
  onlyHome,
  openTab,
  markRefused,
  reloadTab,
  setTabTitle,
  selectTab,
  type Tabs,
} from '../../../../../web/features/shell/tabs/tabs.ts';

const module = (code: string, name = code) => ({
  code,
  applicationCode: 'A',
  name,
  i18nCode: null,
});
const open = (...codes: string[]) =>
  codes.reduce((tabs, code) => openTab(tabs, module(code)), onlyHome);
const codes = (tabs: Tabs) => tabs.open.map((tab) => tab.id);
const state = (tabs: Tabs) => [codes(tabs), tabs.selected];

describe('The tabs of the workbench', () => {
  it('open a module at the end and select it', () => {
    expect(state(open('a', 'b'))).toEqual([['a', 'b'], 'b']);
  });

  it('select a tab that is already open, at its position and unchanged', () => {
    const before = open('a', 'b');
    const after = openTab(before, module('a'));
    expect(state(after)).toEqual([['a', 'b'], 'a']);
    expect(after.open[0]).toMatchObject({ revision: 0 });
  });

  it('keep no tab of a refusal, unless it is pinned or has unsaved input', () => {
    const refused = markRefused(open('a', 'b', 'c'), 'c', true);
    expect(state(refused)).toEqual([['a', 'b', 'c'], 'c']);
    expect(state(selectTab(refused, 'a'))).toEqual([['a', 'b'], 'a']);
    expect(selectTab(refused, 'a').alive).not.toContain('c');
    expect(state(openTab(refused, module('d')))).toEqual([['a', 'b', 'd'], 'd']);
    expect(codes(selectTab(markRefused(refused, 'c', false), 'a'))).toEqual(['a', 'b', 'c']);
    expect(codes(selectTab(markUnsaved(refused, 'c', true), 'a'))).toEqual(['a', 'b', 'c']);
    expect(codes(selectTab(pinTab(refused, 'c', true), 'a'))).toContain('c');
  });

  it('include one tab per module, whether a menu, a card or another application opened it', () => {
    const byMenu = open('a');
    const byCard = openTab(byMenu, { code: 'a', name: 'a figure', provisional: true });
    expect(byCard.open).toEqual(byMenu.open);
    expect(openTab(byMenu, { ...module('a'), applicationCode: 'B' }).open).toEqual(byMenu.open);
  });

  it.each([
    ['another name', { name: 'renamed' }],
    ['other parameters', { parameters: { store: '1001' } }],
    ['another page of an embedded module', { deepLink: 'https://partner.example/b' }],
  ])('replace a tab that is opened with %s, at its position and restarted', (_what, over) => {
    const tabs = openTab(markUnsaved(open('a', 'b'), 'a', true), { ...module('a'), ...over });
    expect(state(tabs)).toEqual([['a', 'b'], 'a']);
    expect(tabs.open[0]).toMatchObject({ revision: 1, module: over });
    expect(tabs.unsaved.size).toBe(0);
  });

  it('go on unchanged when the parameters are the same in another order', () => {
    const before = openTab(onlyHome, { ...module('a'), parameters: { x: '1', y: '2' } });
    expect(
      openTab(before, { ...module('a'), parameters: { y: '2', x: '1' } }).open[0]?.revision,
    ).toBe(0);
    expect(
      openTab(before, { ...module('a'), parameters: { x: '1', y: '3' } }).open[0]?.revision,
    ).toBe(1);
  });

  it("use the name of the module instead of the opener's name, and go on unchanged", () => {
    const tabs = setModuleName(
      openTab(open('a'), { ...module('b', 'a figure'), provisional: true }),
      module('b', 'B'),
    );
    expect(tabs.open[1]).toMatchObject({ revision: 0, namedBy: 'module', module: { name: 'B' } });
    expect(setModuleName(tabs, module('a', 'other'))).toBe(tabs);
    expect(setModuleName(tabs, module('closed meanwhile'))).toBe(tabs);
  });

  it('use the name of the menu for a tab that the module named, without restarting', () => {
    const byCard = setModuleName(
      openTab(onlyHome, { code: 'b', name: 'a figure', provisional: true }),
      module('b', 'B of the module'),
    );
    const byMenu = openTab(byCard, module('b', 'B of the menu'));
    expect(byMenu.open[0]).toMatchObject({
      revision: 0,
      module: { name: 'B of the menu', applicationCode: 'A' },
    });
  });

  it('identify the home tab by both its codes', () => {
    for (const code of ['index', 'home_index']) {
      expect(state(openTab(open('a'), module(code)))).toEqual([['a'], HOME_TAB_ID]);
    }
  });

  it('select nothing that does not exist', () => {
    const tabs = open('a');
    expect(selectTab(tabs, 'gone')).toBe(tabs);
  });

  it('show the title of their screen until the screen resets it or restarts', () => {
    const titled = setTabTitle(open('a'), 'a', 'Order 12');
    expect(titled.open[0]?.title).toBe('Order 12');
    expect(setTabTitle(titled, 'a', null).open[0]?.title).toBeNull();
    expect(reloadTab(titled, 'a').open[0]).toMatchObject({
      title: null,
      revision: 1,
      reloaded: true,
    });
    expect(reloadTab(titled, HOME_TAB_ID).homeRevision).toBe(1);
  });
});

describe('Closing', () => {
  it('selects the previous tab when the selected one is closed', () => {
    expect(state(closeTab(selectTab(open('a', 'b', 'c'), 'b'), 'b'))).toEqual([['a', 'c'], 'a']);
  });

  it('selects the next tab when the first one was selected and is closed', () => {
    expect(closeTab(selectTab(open('a', 'b', 'c'), 'a'), 'a').selected).toBe('b');
  });

  it('selects the home tab when none is left', () => {
    expect(state(closeTab(open('a'), 'a'))).toEqual([[], HOME_TAB_ID]);
  });

  it('leaves the selection alone when another tab is closed', () => {
    expect(closeTab(open('a', 'b'), 'a').selected).toBe('b');
  });

  it('spares the home tab and the pinned ones', () => {
    const tabs = pinTab(open('a', 'b', 'c'), 'b', true);
    expect(closeTab(tabs, HOME_TAB_ID)).toBe(tabs);
    expect(closeTab(tabs, 'b')).toBe(tabs);
    expect(state(closeOtherTabs(tabs, 'c'))).toEqual([['b', 'c'], 'c']);
    expect(state(closeTabsToRight(tabs, HOME_TAB_ID))).toEqual([['b'], HOME_TAB_ID]);
    expect(state(closeAllTabs(tabs))).toEqual([['b'], HOME_TAB_ID]);
    expect(resetTabs(tabs)).toMatchObject({ open: [], selected: HOME_TAB_ID, homeRevision: 1 });
  });

  it('closes the others and selects the remaining one', () => {
    expect(state(closeOtherTabs(open('a', 'b', 'c'), 'b'))).toEqual([['b'], 'b']);
    expect(state(closeOtherTabs(open('a'), HOME_TAB_ID))).toEqual([[], HOME_TAB_ID]);
  });

  it('closes the tabs to the right, and selects the tab left of them only if the selected one was closed', () => {
    expect(state(closeTabsToRight(open('a', 'b', 'c'), 'a'))).toEqual([['a'], 'a']);
    expect(state(closeTabsToRight(selectTab(open('a', 'b', 'c'), 'a'), 'b'))).toEqual([
      ['a', 'b'],
      'a',
    ]);
  });

  it('forgets the closed tabs, so that their panels are unmounted and they are not unsaved any more', () => {
    const tabs = closeOtherTabs(markUnsaved(open('a', 'b', 'c'), 'a', true), 'c');
    expect([tabs.alive, [...tabs.unsaved]]).toEqual([['c', HOME_TAB_ID], []]);
  });
});

describe('The order of the tabs', () => {
  it('has the pinned ones first', () => {
    const pinned = pinTab(pinTab(open('a', 'b', 'c'), 'c', true), 'b', true);
    expect(codes(pinned)).toEqual(['c', 'b', 'a']);
    expect(codes(pinTab(pinned, 'c', false))).toEqual(['b', 'c', 'a']);
    expect(pinTab(pinned, 'c', true)).toBe(pinned);
  });

  it('changes within the pinned and within the others, never across', () => {
    const tabs = pinTab(open('a', 'b', 'c', 'd'), 'a', true);
    expect(codes(moveTab(tabs, 'd', 0))).toEqual(['a', 'd', 'b', 'c']);
    expect(codes(moveTab(tabs, 'b', 99))).toEqual(['a', 'c', 'd', 'b']);
    expect(moveTab(tabs, 'a', 3)).toBe(tabs);
    expect(codes(stepTab(tabs, 'c', 1))).toEqual(['a', 'b', 'd', 'c']);
    expect(stepTab(tabs, 'b', -1)).toBe(tabs);
    expect(stepTab(tabs, HOME_TAB_ID, 1)).toBe(tabs);
  });
});

describe('The mounted panels', () => {
  const names = (count: number) => Array.from({ length: count }, (_, nth) => `m${nth}`);

  it('are those used last, up to the limit', () => {
    const tabs = selectTab(open(...names(MAX_LIVE_PANELS + 3)), 'm0');
    expect(tabs.alive).toHaveLength(MAX_LIVE_PANELS);
    expect(tabs.alive.slice(0, 2)).toEqual(['m0', `m${MAX_LIVE_PANELS + 2}`]);
    expect(tabs.alive).not.toContain('m1');
  });

  it('stay unmounted until they are selected again, whatever is closed meanwhile', () => {
    const tabs = open(...names(MAX_LIVE_PANELS + 1));
    expect(tabs.alive).not.toContain('m0');
    expect(closeTab(tabs, 'm5').alive).not.toContain('m0');
  });

  it('are never unmounted with unsaved input, even above the limit, while clean ones are', () => {
    let tabs: Tabs = onlyHome;
    for (const name of names(MAX_LIVE_PANELS + 4))
      tabs = markUnsaved(openTab(tabs, module(name)), name, true);
    expect(tabs.alive).toHaveLength(MAX_LIVE_PANELS + 4);
    tabs = openTab(tabs, module('clean'));
    expect(tabs.alive[0]).toBe('clean');
    tabs = selectTab(tabs, 'm0');
    expect(tabs.alive).not.toContain('clean');
    const saved = names(5).reduce((old, name) => markUnsaved(old, name, false), tabs);
    expect(saved.alive).toHaveLength(MAX_LIVE_PANELS);
    expect(saved.alive).toContain('m0');
  });
});
