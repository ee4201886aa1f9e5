import { act, renderHook } from '@testing-library/react';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTabStore } from '../../../../../web/features/shell/tabs/tab-store.ts';
import {
  HOME_TAB_ID,
  onlyHome,
  openTab,
  selectTab,
} from '../../../../../web/features/shell/tabs/tabs.ts';
import { useTabAddress } from '../../../../../web/features/shell/tabs/useTabAddress.ts';
import { createDraftStore } from '../../../../../web/platform/workbench/draft-store.ts';

const code = '200101';
const opened = `/page?s=${code}`;

/**
 * A browser whose address is changed by the test: a router delays navigation while the page is
 * busy.
 */
function lateBrowser() {
  const asked: string[] = [];
  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const go = (to: To) => void asked.push(hrefOf(to));
  const navigator: Navigator = { push: go, replace: go, go: () => undefined, createHref: hrefOf };
  let arrive: (address: string) => void = () => undefined;
  function Browser({ children }: { children: ReactNode }) {
    const [address, setAddress] = useState(opened);
    arrive = (next) => act(() => setAddress(next));
    return (
      <Router location={address} navigator={navigator} navigationType={NavigationType.Push}>
        {children}
      </Router>
    );
  }
  return { asked, Browser, arrive: (address: string) => arrive(address) };
}

function tabsIn({ Browser }: ReturnType<typeof lateBrowser>) {
  const storage = { read: () => onlyHome, write: () => undefined, forget: () => undefined };
  const drafts = createDraftStore(() => window.sessionStorage, 'late');
  const store = createTabStore({
    initial: openTab(onlyHome, { code, name: '要货申请' }),
    storage,
    drafts,
  });
  renderHook(
    () => {
      const { tabs } = useSyncExternalStore(store.subscribe, store.state);
      return useTabAddress({ store, tabs, applications: [], home: '/page' });
    },
    { wrapper: Browser },
  );
  return {
    select: (id: string) => act(() => store.change((tabs) => selectTab(tabs, id))),
    selected: () => store.state().tabs.selected,
  };
}

describe('An address that arrives late', () => {
  it('does not return the user to a tab that was left meanwhile', () => {
    const browser = lateBrowser();
    const { select, selected } = tabsIn(browser);
    select(HOME_TAB_ID);
    select(code);
    expect(browser.asked).toEqual(['/page', opened]);
    browser.arrive('/page');
    expect(selected()).toBe(code);
    browser.arrive(opened);
    expect([selected(), browser.asked.length]).toEqual([code, 2]);
  });

  it('may never arrive if a newer one overtakes it', () => {
    const browser = lateBrowser();
    const { select, selected } = tabsIn(browser);
    select(HOME_TAB_ID);
    select(code);
    select(HOME_TAB_ID);
    browser.arrive('/page');
    expect([selected(), browser.asked.length]).toEqual([HOME_TAB_ID, 3]);
    // From here on the user navigates.
    browser.arrive(opened);
    expect(selected()).toBe(code);
    browser.arrive('/page');
    expect(selected()).toBe(HOME_TAB_ID);
  });

  it('is not missed when the user goes back before it arrived', () => {
    const browser = lateBrowser();
    const { select, selected } = tabsIn(browser);
    select(HOME_TAB_ID);
    expect(browser.asked).toEqual(['/page']);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([selected(), browser.asked.length]).toEqual([code, 1]);
  });
});
