import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Application } from '../menu/menu-rows.ts';
import { openLocation } from './initial-tabs.ts';
import { readTabLink, writeTabLink } from './tab-address.ts';
import type { TabStore } from './tab-store.ts';
import { HOME_TAB_ID, tabOf, tabViewOf, WRONG_ADDRESS_TAB_ID, type Tabs } from './tabs.ts';

interface TabAddressOptions {
  desk: TabStore;
  tabs: Tabs;
  applications: readonly Application[];
  /** The home path of the account. */
  home: string;
}

/**
 * Keeps the address of the browser and the selected tab in sync. Selecting a tab changes the address;
 * Back and Forward select tabs. Closing a tab replaces its address, so that Back does not reopen it.
 * Returns a function with the address of any tab.
 */
export function useTabAddress({
  desk,
  tabs,
  applications,
  home,
}: TabAddressOptions): (tabId: string) => string {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  /** The last address that tabs and browser agreed on, and the tab that was selected then, with what it held. */
  const moduleOf = (state: Tabs) => tabOf(state, state.selected)?.module ?? null;
  const synced = useRef({
    address: null as string | null,
    selected: tabs.selected,
    module: moduleOf(tabs),
    steps: desk.stepCount(),
  });

  const addressOf = (state: Tabs, id: string) =>
    id === WRONG_ADDRESS_TAB_ID
      ? here
      : writeTabLink(
          tabOf(state, id)?.module ?? null,
          { pathname, search },
          home,
          tabViewOf(state, id),
        );
  /** Where tabs have led the browser and the router has not come yet: it takes its time when the page is busy. */
  const pendingAddresses = useRef<readonly string[]>([]);
  const selectedAddress = addressOf(tabs, tabs.selected);

  const pushAddress = useEffectEvent((replace: boolean) => {
    const { tabs: now } = desk.state();
    const address = addressOf(now, now.selected);
    synced.current = {
      address,
      selected: now.selected,
      module: moduleOf(now),
      steps: desk.stepCount(),
    };
    if (address === (pendingAddresses.current.at(-1) ?? here)) return;
    pendingAddresses.current = [...pendingAddresses.current, address];
    void navigate(address, { replace });
  });
  const handleLocationChange = useEffectEvent(() => {
    const arrived = pendingAddresses.current.lastIndexOf(here);
    pendingAddresses.current = arrived === -1 ? [] : pendingAddresses.current.slice(arrived + 1);
    // On the way to where the tabs lead it is nowhere that the user wants to be.
    if (arrived !== -1 || here === synced.current.address) return;
    const isFirst = synced.current.address === null;
    synced.current = {
      address: here,
      selected: tabs.selected,
      module: moduleOf(tabs),
      steps: desk.stepCount(),
    };
    const link = readTabLink({ pathname, search });
    // The tabs began with the first address; it is opened once more in case that was to be asked first.
    if (!isFirst || link !== null)
      desk.change(
        (state) => openLocation(state, { pathname, search }, applications),
        () => pushAddress(true),
      );
    if (desk.state().question === null) pushAddress(true);
  });
  const handleTabChange = useEffectEvent(() => {
    const { address, selected, module, steps } = synced.current;
    if (selectedAddress === address || desk.state().question !== null) return;
    const isGone = selected !== HOME_TAB_ID && tabOf(tabs, selected) === undefined;
    // The same thing looked at otherwise is a step that Back undoes only where the screen says so: a filter is, scrolling through pages is not.
    pushAddress(
      isGone ||
        (selected === tabs.selected && module === moduleOf(tabs) && steps === desk.stepCount()),
    );
  });
  useEffect(
    function watchLocation() {
      handleLocationChange();
    },
    [here],
  );
  useEffect(function watchBackButton() {
    // Back from an address that the router has not come to yet leads to the one that it still has: nothing changes for it.
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
  return (tabId) => addressOf(tabs, tabId);
}
