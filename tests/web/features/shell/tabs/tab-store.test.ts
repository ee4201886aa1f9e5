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

function storeWith(...unsaved: string[]) {
  let initial: Tabs = onlyHome;
  for (const code of ['a', 'b', 'c']) initial = openTab(initial, { code, name: code });
  for (const id of unsaved) initial = markUnsaved(initial, id, true);
  const written: Tabs[] = [];
  const kept = {
    read: () => onlyHome,
    write: (tabs: Tabs) => written.push(tabs),
    forget: () => undefined,
  };
  const drafts = createDraftStore(() => window.sessionStorage, 'tabs');
  return { store: createTabStore({ initial, storage: kept, drafts }), drafts, written };
}
const ids = (tabs: Tabs) => tabs.open.map(({ id }) => id);

describe('The tab store', () => {
  it('applies changes that lose nothing at once, and stores them', () => {
    const { store, written } = storeWith('a');
    store.change((tabs) => closeTab(tabs, 'b'));
    expect([ids(store.state().tabs), store.state().question]).toEqual([['a', 'c'], null]);
    expect(written).toHaveLength(1);
    store.change((tabs) => tabs);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['closing', (tabs: Tabs) => closeAllTabs(tabs), ['a', 'b']],
    ['reloading', (tabs: Tabs) => reloadTab(tabs, 'b'), ['b']],
    ['replacing', (tabs: Tabs) => openTab(tabs, { code: 'a', name: 'other' }), ['a']],
  ])(
    'asks before %s loses unsaved input, and applies it when the user agrees',
    (_what, next, losing) => {
      const { store, drafts } = storeWith('a', 'b');
      drafts.put('a', 'form', '', 1);
      drafts.put('b', 'form', '', 1);
      const before = store.state().tabs;
      store.change(next);
      expect(store.state().tabs).toBe(before);
      expect(store.state().question?.losing).toEqual(losing);
      expect(drafts.has('a')).toBe(true);
      store.state().question?.discard();
      expect(store.state().question).toBeNull();
      expect([...store.state().tabs.unsaved].filter((id) => losing.includes(id))).toEqual([]);
      expect(['a', 'b'].filter((id) => drafts.has(id))).toEqual(
        ['a', 'b'].filter((id) => !losing.includes(id)),
      );
    },
  );

  it('leaves everything unchanged when the user keeps the input, and notifies the caller', () => {
    const { store } = storeWith('a');
    const refused = vi.fn();
    store.change((tabs) => closeTab(tabs, 'a'), refused);
    store.state().question?.keep();
    expect(ids(store.state().tabs)).toEqual(['a', 'b', 'c']);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('asks one question at a time: changes meanwhile are refused, and an outdated answer is ignored', () => {
    const { store } = storeWith('a', 'b');
    const refused = vi.fn();
    store.change((tabs) => closeTab(tabs, 'a'));
    const first = store.state().question;
    store.change((tabs) => closeTab(tabs, 'b'), refused);
    expect(refused).toHaveBeenCalledOnce();
    first?.keep();
    first?.discard();
    expect(ids(store.state().tabs)).toEqual(['a', 'b', 'c']);
  });

  it('applies the change to the state at the time of the answer', () => {
    const { store } = storeWith('a');
    store.change((tabs) => closeTab(tabs, 'a'));
    store.force((tabs) => openTab(tabs, { code: 'd', name: 'd' }));
    store.state().question?.discard();
    expect(ids(store.state().tabs)).toEqual(['b', 'c', 'd']);
  });

  it('allows leaving at once when nothing is unsaved, and otherwise when the user agrees', async () => {
    expect(await storeWith().store.mayLeave()).toBe(true);
    const { store } = storeWith('a');
    const refusal = store.mayLeave();
    expect(store.state().question?.losing).toEqual(['a']);
    store.state().question?.keep();
    expect([await refusal, store.hasConfirmedLeaving()]).toEqual([false, false]);
    const consent = store.mayLeave();
    store.state().question?.discard();
    expect([await consent, store.hasConfirmedLeaving()]).toEqual([true, true]);
    store.change((tabs) => selectTab(tabs, HOME_TAB_ID));
    expect(store.hasConfirmedLeaving()).toBe(false);
  });
});
