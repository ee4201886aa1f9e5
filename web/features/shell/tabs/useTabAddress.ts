import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Application } from '../menu/menu-rows.ts';
import { openPlace } from './first-tabs.ts';
import { readTabLink, writeTabLink } from './tab-address.ts';
import type { TabDesk } from './tab-desk.ts';
import { homeTabId, tabOf, viewOf, wrongAddressId, type Tabs } from './tabs.ts';

interface TabAddressOptions {
  desk: TabDesk;
  tabs: Tabs;
  applications: readonly Application[];
  /** The workbench of the account's side. */
  home: string;
}

/**
 * Holds the browser's address and the selected tab together: selecting a tab puts its address there, and Back and Forward go through the
 * tabs. What is closed leaves no address behind that would open it again at once.
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
  const settled = useRef({
    address: null as string | null,
    selected: tabs.selected,
    module: moduleOf(tabs),
    steps: desk.steps(),
  });

  const addressOf = (state: Tabs, id: string) =>
    id === wrongAddressId
      ? here
      : writeTabLink(
          tabOf(state, id)?.module ?? null,
          { pathname, search },
          home,
          viewOf(state, id),
        );
  /** Where tabs have led the browser and the router has not come yet: it takes its time when the page is busy. */
  const underway = useRef<readonly string[]>([]);
  const selectedAddress = addressOf(tabs, tabs.selected);

  const settle = useEffectEvent((replace: boolean) => {
    const { tabs: now } = desk.state();
    const address = addressOf(now, now.selected);
    settled.current = {
      address,
      selected: now.selected,
      module: moduleOf(now),
      steps: desk.steps(),
    };
    if (address === (underway.current.at(-1) ?? here)) return;
    underway.current = [...underway.current, address];
    void navigate(address, { replace });
  });
  const follow = useEffectEvent(() => {
    const arrived = underway.current.lastIndexOf(here);
    underway.current = arrived === -1 ? [] : underway.current.slice(arrived + 1);
    // On the way to where the tabs lead it is nowhere that the user wants to be.
    if (arrived !== -1 || here === settled.current.address) return;
    const isFirst = settled.current.address === null;
    settled.current = {
      address: here,
      selected: tabs.selected,
      module: moduleOf(tabs),
      steps: desk.steps(),
    };
    const link = readTabLink({ pathname, search });
    // The tabs began with the first address; it is opened once more in case that was to be asked first.
    if (!isFirst || link !== null)
      desk.change(
        (state) => openPlace(state, { pathname, search }, applications),
        () => settle(true),
      );
    if (desk.state().question === null) settle(true);
  });
  const lead = useEffectEvent(() => {
    const { address, selected, module, steps } = settled.current;
    if (selectedAddress === address || desk.state().question !== null) return;
    const isGone = selected !== homeTabId && tabOf(tabs, selected) === undefined;
    // The same thing looked at otherwise is a step that Back undoes only where the screen says so: a filter is, scrolling through pages is not.
    settle(
      isGone || (selected === tabs.selected && module === moduleOf(tabs) && steps === desk.steps()),
    );
  });
  useEffect(
    function followAddress() {
      follow();
    },
    [here],
  );
  useEffect(function followBack() {
    // Back from an address that the router has not come to yet leads to the one that it still has: nothing changes for it.
    const back = () => follow();
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  useEffect(
    function leadAddress() {
      lead();
    },
    [selectedAddress],
  );
  return (tabId) => addressOf(tabs, tabId);
}
