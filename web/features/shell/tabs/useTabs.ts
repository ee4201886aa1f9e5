import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { ChangeView } from '../../../platform/workbench/TabContext.tsx';
import { closeAllTabs, closeOtherTabs, closeTab, closeTabsToRight } from './closing.ts';
import { moveTab, pinTab, stepTab } from './ordering.ts';
import type { TabStore } from './tab-desk.ts';
import {
  markUnsaved,
  setModuleName,
  openTab,
  markRefused,
  reloadTab,
  setTabTitle,
  selectTab,
  changeTabView,
  type Tabs,
} from './tabs.ts';

/** What can be done with tabs. What would lose unsaved input asks first. */
export interface TabControls {
  open: (module: ModuleReference) => void;
  /** Tells the own name of a module that is open. */
  setModuleName: (module: Pick<ModuleReference, 'code' | 'name' | 'i18nCode'>) => void;
  setTitle: (id: string, title: string | null) => void;
  /** Changes how it is looked at. */
  changeView: (id: string, ...change: Parameters<ChangeView>) => void;
  markUnsaved: (id: string, unsaved: boolean) => void;
  /** Tells that it shows why there is nothing to show. */
  markRefused: (id: string, refused: boolean) => void;
  select: (id: string) => void;
  reload: (id: string) => void;
  close: (id: string) => void;
  closeOthers: (id: string) => void;
  closeToRight: (id: string) => void;
  closeAll: () => void;
  pin: (id: string, pinned: boolean) => void;
  /** To a place among the tabs without the home tab. */
  move: (id: string, place: number) => void;
  step: (id: string, by: number) => void;
}

function createTabControls(desk: TabStore): TabControls {
  return {
    open: (module) => desk.change((tabs) => openTab(tabs, module)),
    setModuleName: (module) => desk.change((tabs) => setModuleName(tabs, module)),
    setTitle: (id, title) => desk.change((tabs) => setTabTitle(tabs, id, title)),
    changeView: (id, change, { undoable = false } = {}) => {
      const next = (tabs: Tabs) => changeTabView(tabs, id, change);
      if (undoable) desk.step(next);
      else desk.change(next);
    },
    markUnsaved: (id, unsaved) => desk.change((tabs) => markUnsaved(tabs, id, unsaved)),
    markRefused: (id, refused) => desk.change((tabs) => markRefused(tabs, id, refused)),
    select: (id) => desk.change((tabs) => selectTab(tabs, id)),
    reload: (id) => desk.change((tabs) => reloadTab(tabs, id)),
    close: (id) => desk.change((tabs) => closeTab(tabs, id)),
    closeOthers: (id) => desk.change((tabs) => closeOtherTabs(tabs, id)),
    closeToRight: (id) => desk.change((tabs) => closeTabsToRight(tabs, id)),
    closeAll: () => desk.change(closeAllTabs),
    pin: (id, pinned) => desk.change((tabs) => pinTab(tabs, id, pinned)),
    move: (id, place) => desk.change((tabs) => moveTab(tabs, id, place)),
    step: (id, by) => desk.change((tabs) => stepTab(tabs, id, by)),
  };
}

/** The tabs and what can be done with them. A tab that is selected again is scrolled to where it was left. */
export function useTabs(desk: TabStore): { tabs: Tabs; controls: TabControls } {
  const { tabs } = useSyncExternalStore(desk.subscribe, desk.state);
  const scrolls = useRef(new Map<string, number>());
  const shown = useRef(tabs.selected);
  useEffect(
    function storeScrollPosition() {
      // Told before the page changes: how far it is scrolled still belongs to the tab that is left.
      return desk.subscribe(() => {
        const { selected } = desk.state().tabs;
        if (selected !== shown.current) scrolls.current.set(shown.current, window.scrollY);
      });
    },
    [desk],
  );
  useEffect(function disableBrowserScrollRestoration() {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);
  useLayoutEffect(
    function restoreScrollPosition() {
      if (shown.current === tabs.selected) return;
      shown.current = tabs.selected;
      window.scrollTo(0, scrolls.current.get(tabs.selected) ?? 0);
    },
    [tabs.selected],
  );
  return { tabs, controls: useMemo(() => createTabControls(desk), [desk]) };
}
