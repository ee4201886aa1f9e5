import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { Application } from '../menu/menu-rows.ts';
import { openLocation } from './initial-tabs.ts';
import { readTabLink, writeTabLink } from './tab-address.ts';
import type { TabStore } from './tab-store.ts';
import { HOME_TAB_ID, tabOf, tabViewOf, WRONG_ADDRESS_TAB_ID, type Tabs } from './tabs.ts';

interface TabAddressOptions {
  store: TabStore;
  tabs: Tabs;
  applications: readonly Application[];
  /** The home path of the account. */
  home: string;
}

/**
 * Keeps the address of the browser and the selected tab in sync. Selecting a tab changes the
 * address; Back and Forward select tabs. Closing a tab replaces its address, so that Back does not
 * reopen it. Returns a function with the address of any tab.
 */
export function useTabAddress({
  store,
  tabs,
  applications,
  home,
}: TabAddressOptions): (tabId: string) => string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const synced = useRef(syncPoint(null, tabs, store.stepCount()));
  /** Addresses navigated to that the router has not reached yet, because the page is busy. */
  const pendingAddresses = useRef<readonly string[]>([]);
  const addressOf = useCallback(
    (state: Tabs, id: string) =>
      id === WRONG_ADDRESS_TAB_ID
        ? pathname + search
        : writeTabLink(moduleOf(state, id), { pathname, search }, home, tabViewOf(state, id)),
    [pathname, search, home],
  );
  const selectedAddress = addressOf(tabs, tabs.selected);

  const pushAddress = useEffectEvent((replace: boolean) => {
    const { tabs: now } = store.state();
    const address = addressOf(now, now.selected);
    synced.current = syncPoint(address, now, store.stepCount());
    if (address === (pendingAddresses.current.at(-1) ?? here)) return;
    pendingAddresses.current = [...pendingAddresses.current, address];
    void navigate(address, { replace });
  });
  const handleLocationChange = useEffectEvent(() => {
    const arrived = pendingAddresses.current.lastIndexOf(here);
    pendingAddresses.current = arrived === -1 ? [] : pendingAddresses.current.slice(arrived + 1);
    // Ignore addresses that come from the tabs themselves.
    if (arrived !== -1 || here === synced.current.address) return;
    const isFirst = synced.current.address === null;
    synced.current = syncPoint(here, tabs, store.stepCount());
    // The initial tabs already contain the first address. It is opened again, because it may have
    // been held back by unsaved input, about which the user is asked now.
    if (!isFirst || readTabLink({ pathname, search }) !== null)
      store.change(
        (state) => openLocation(state, { pathname, search }, applications),
        () => pushAddress(true),
      );
    if (store.state().question === null) pushAddress(true);
  });
  const handleTabChange = useEffectEvent(() => {
    const { address, selected, module, steps } = synced.current;
    if (selectedAddress === address || store.state().question !== null) return;
    const isClosed = selected !== HOME_TAB_ID && tabOf(tabs, selected) === undefined;
    // A changed view of the same module replaces the address, unless the screen has marked the
    // change as a step that Back undoes: a filter is, paging is not.
    const isSameStep =
      selected === tabs.selected &&
      module === moduleOf(tabs, selected) &&
      steps === store.stepCount();
    pushAddress(isClosed || isSameStep);
  });
  useEffect(
    function watchLocation() {
      handleLocationChange();
    },
    [here],
  );
  useEffect(function watchBackButton() {
    // Back from an address that the router has not reached yet changes nothing for the router.
    const back = () => handleLocationChange();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  useEffect(
    function watchSelectedTab() {
      handleTabChange();
    },
    [selectedAddress],
  );
  return useCallback((tabId) => addressOf(tabs, tabId), [addressOf, tabs]);
}

/** The state at which the tabs and the address of the browser last agreed. */
interface SyncPoint {
  /** Null before the first address was handled. */
  address: string | null;
  selected: string;
  /** The module of the selected tab; null for the home tab. */
  module: ModuleReference | null;
  /** Number of changes so far that Back undoes. */
  steps: number;
}

function syncPoint(address: string | null, tabs: Tabs, steps: number): SyncPoint {
  return { address, selected: tabs.selected, module: moduleOf(tabs, tabs.selected), steps };
}

function moduleOf(tabs: Tabs, id: string): ModuleReference | null {
  return tabOf(tabs, id)?.module ?? null;
}
