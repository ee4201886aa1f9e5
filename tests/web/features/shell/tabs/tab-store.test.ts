import { describe, expect, it, vi } from 'vitest';
import { closeAllTabs, closeTab } from '../../../../../web/features/shell/tabs/close-tabs.ts';
import { createTabStore } from '../../../../../web/features/shell/tabs/tab-store.ts';
import {
  HOME_TAB_ID,
  markUnsaved,
  onlyHome,
  openTab,
  reloadTab,
  selectTab,
  type Tabs,
} from '../../../../../web/features/shell/tabs/tabs.ts';
import { createDraftStore } from '../../../../../web/platform/workbench/draft-store.ts';

function deskWith(...unsaved: string[]) {
  let initial: Tabs = onlyHome;
  for (const code of ['a', 'b', 'c']) initial = openTab(initial, { code, name: code });
  for (const id of unsaved) initial = markUnsaved(initial, id, true);
  const written: Tabs[] = [];
  const kept = {
    read: () => onlyHome,
    write: (tabs: Tabs) => written.push(tabs),
    forget: () => undefined,
  };
  const drafts = createDraftStore(() => window.sessionStorage, 'desk');
  return { desk: createTabStore({ initial, storage: kept, drafts }), drafts, written };
}
const ids = (tabs: Tabs) => tabs.open.map(({ id }) => id);

describe('The tab store', () => {
  it('applies changes that lose nothing at once, and stores them', () => {
    const { desk, written } = deskWith('a');
    desk.change((tabs) => closeTab(tabs, 'b'));
    expect([ids(desk.state().tabs), desk.state().question]).toEqual([['a', 'c'], null]);
    expect(written).toHaveLength(1);
    desk.change((tabs) => tabs);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['closing', (tabs: Tabs) => closeAllTabs(tabs), ['a', 'b']],
    ['reloading', (tabs: Tabs) => reloadTab(tabs, 'b'), ['b']],
    ['replacing', (tabs: Tabs) => openTab(tabs, { code: 'a', name: 'other' }), ['a']],
  ])(
    'asks before %s loses unsaved input, and applies it when the user agrees',
    (_what, next, losing) => {
      const { desk, drafts } = deskWith('a', 'b');
      drafts.put('a', 'form', '', 1);
      drafts.put('b', 'form', '', 1);
      const before = desk.state().tabs;
      desk.change(next);
      expect(desk.state().tabs).toBe(before);
      expect(desk.state().question?.losing).toEqual(losing);
      expect(drafts.has('a')).toBe(true);
      desk.state().question?.discard();
      expect(desk.state().question).toBeNull();
      expect([...desk.state().tabs.unsaved].filter((id) => losing.includes(id))).toEqual([]);
      expect(['a', 'b'].filter((id) => drafts.has(id))).toEqual(
        ['a', 'b'].filter((id) => !losing.includes(id)),
      );
    },
  );

  it('leaves everything unchanged when the user keeps the input, and notifies the caller', () => {
    const { desk } = deskWith('a');
    const refused = vi.fn();
    desk.change((tabs) => closeTab(tabs, 'a'), refused);
    desk.state().question?.keep();
    expect(ids(desk.state().tabs)).toEqual(['a', 'b', 'c']);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('asks one question at a time: changes meanwhile are refused, and an outdated answer is ignored', () => {
    const { desk } = deskWith('a', 'b');
    const refused = vi.fn();
    desk.change((tabs) => closeTab(tabs, 'a'));
    const first = desk.state().question;
    desk.change((tabs) => closeTab(tabs, 'b'), refused);
    expect(refused).toHaveBeenCalledOnce();
    first?.keep();
    first?.discard();
    expect(ids(desk.state().tabs)).toEqual(['a', 'b', 'c']);
  });

  it('applies the change to the state at the time of the answer', () => {
    const { desk } = deskWith('a');
    desk.change((tabs) => closeTab(tabs, 'a'));
    desk.force((tabs) => openTab(tabs, { code: 'd', name: 'd' }));
    desk.state().question?.discard();
    expect(ids(desk.state().tabs)).toEqual(['b', 'c', 'd']);
  });

  it('allows leaving at once when nothing is unsaved, and otherwise when the user agrees', async () => {
    expect(await deskWith().desk.mayLeave()).toBe(true);
    const { desk } = deskWith('a');
    const refusal = desk.mayLeave();
    expect(desk.state().question?.losing).toEqual(['a']);
    desk.state().question?.keep();
    expect([await refusal, desk.hasConfirmedLeaving()]).toEqual([false, false]);
    const consent = desk.mayLeave();
    desk.state().question?.discard();
    expect([await consent, desk.hasConfirmedLeaving()]).toEqual([true, true]);
    desk.change((tabs) => selectTab(tabs, HOME_TAB_ID));
    expect(desk.hasConfirmedLeaving()).toBe(false);
  });
});
