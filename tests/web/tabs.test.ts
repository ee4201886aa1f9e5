import { describe, expect, it } from 'vitest';
import {
  closeOtherTabs,
  closeTab,
  homeTabId,
  livePanels,
  liveTabs,
  nameTab,
  onlyHome,
  openTab,
  selectTab,
  type Tabs,
} from '../../web/features/shell/tabs/tabs.ts';

const module = (code: string, name = code) => ({ code, applicationCode: 'A', name, i18nCode: null });
const open = (...codes: string[]) => codes.reduce((tabs, code) => openTab(tabs, module(code)), onlyHome);
const codes = (tabs: Tabs) => tabs.open.map((tab) => tab.module.code);
const selected = (tabs: Tabs) => tabs.selected.replace('A.', '');

describe('The tabs of the workbench', () => {
  it('open a module at the end and select it', () => {
    const tabs = open('a', 'b');
    expect([codes(tabs), selected(tabs)]).toEqual([['a', 'b'], 'b']);
  });

  it('select the tab that is there already, in its place and as it was left', () => {
    const before = open('a', 'b');
    const after = openTab(before, module('a'));
    expect([codes(after), selected(after)]).toEqual([['a', 'b'], 'a']);
    expect(after.open[0]).toBe(before.open[0]);
  });

  it('replace a tab whose data changed, in its place and begun anew', () => {
    const tabs = openTab(open('a', 'b'), module('a', 'renamed'));
    expect([codes(tabs), selected(tabs)]).toEqual([['a', 'b'], 'a']);
    expect(tabs.open[0]).toMatchObject({ revision: 1, module: { name: 'renamed' } });
  });

  it('take the name that the module itself has in place of what its opener called it, and go on as they were', () => {
    const tabs = nameTab(openTab(open('a'), { ...module('b', 'a figure'), provisional: true }), module('b', 'B'));
    expect(tabs.open[1]).toMatchObject({ revision: 0, module: { name: 'B' } });
    expect(nameTab(tabs, module('a', 'other'))).toBe(tabs);
    expect(nameTab(tabs, module('closed meanwhile'))).toBe(tabs);
  });

  it('go on as they were when somebody else opens the module under another provisional name', () => {
    const before = openTab(open('a'), { ...module('b', 'a figure'), provisional: true });
    expect(openTab(before, { ...module('b', 'another figure'), provisional: true }).open).toBe(before.open);
    const named = nameTab(before, module('b', 'B'));
    expect(openTab(named, { ...module('b', 'a figure'), provisional: true }).open).toBe(named.open);
    expect(openTab(named, module('b', 'B')).open).toBe(named.open);
  });

  it('keep the same module of two applications apart', () => {
    expect(openTab(open('a'), { ...module('a'), applicationCode: 'B' }).open).toHaveLength(2);
  });

  it('select the previous tab when the selected one is closed', () => {
    const tabs = closeTab(selectTab(open('a', 'b', 'c'), 'A.b'), 'A.b');
    expect([codes(tabs), selected(tabs)]).toEqual([['a', 'c'], 'a']);
  });

  it('select the next tab when the first one was selected and is closed', () => {
    expect(selected(closeTab(selectTab(open('a', 'b', 'c'), 'A.a'), 'A.a'))).toBe('b');
  });

  it('select the home tab when none is left', () => {
    const tabs = closeTab(open('a'), 'A.a');
    expect([tabs.open, tabs.selected]).toEqual([[], homeTabId]);
  });

  it('leave the selection alone when another tab is closed', () => {
    expect(selected(closeTab(open('a', 'b'), 'A.a'))).toBe('b');
  });

  it('never close the home tab', () => {
    const tabs = open('a');
    expect(closeTab(tabs, homeTabId)).toBe(tabs);
    const others = closeOtherTabs(tabs, homeTabId);
    expect([others.open, others.selected]).toEqual([[], homeTabId]);
  });

  it('close the others and select the one that stays', () => {
    const tabs = closeOtherTabs(open('a', 'b', 'c'), 'A.b');
    expect([codes(tabs), selected(tabs)]).toEqual([['b'], 'b']);
  });

  it('keep the panels that were used last alive, and no more than the cap', () => {
    const many = Array.from({ length: livePanels + 3 }, (_, nth) => `m${nth}`);
    const tabs = selectTab(open(...many), 'A.m0');
    const live = liveTabs(tabs);
    expect(live.size).toBe(livePanels);
    expect([live.has('A.m0'), live.has('A.m1'), live.has(`A.m${many.length - 1}`)]).toEqual([true, false, true]);
  });

  it('forget closed tabs, so that they take no living panel with them', () => {
    const tabs = closeOtherTabs(open('a', 'b', 'c'), 'A.c');
    expect(tabs.recent).toEqual(['A.c', homeTabId]);
  });
});
