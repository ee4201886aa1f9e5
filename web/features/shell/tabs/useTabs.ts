import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { ChangeView } from '../../../platform/workbench/TabContext.tsx';
import { closeAllTabs, closeOtherTabs, closeTab, closeTabsToRight } from './close-tabs.ts';
import { moveTab, pinTab, stepTab } from './order-tabs.ts';
import type { TabStore } from './tab-store.ts';
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

/** The operations on tabs. They ask first if unsaved input would be lost. */
export interface TabControls {
  open: (module: ModuleReference) => void;
  /** Sets the name of an open module after it was loaded. */
  setModuleName: (module: Pick<ModuleReference, 'code' | 'name' | 'i18nCode'>) => void;
  setTitle: (id: string, title: string | null) => void;
  /** Changes the view of a tab. */
  changeView: (id: string, ...change: Parameters<ChangeView>) => void;
  markUnsaved: (id: string, unsaved: boolean) => void;
  /** Marks whether the tab shows only the reason why it has no screen. */
  markRefused: (id: string, refused: boolean) => void;
  select: (id: string) => void;
  isSelected: (id: string) => boolean;
  reload: (id: string) => void;
  close: (id: string) => void;
  closeOthers: (id: string) => void;
  closeToRight: (id: string) => void;
  closeAll: () => void;
  pin: (id: string, pinned: boolean) => void;
  /** Moves a tab to an index in the list, which does not contain the home tab. */
  move: (id: string, index: number) => void;
  step: (id: string, by: number) => void;
}

function createTabControls(store: TabStore): TabControls {
  return {
    open: (module) => store.change((tabs) => openTab(tabs, module)),
    setModuleName: (module) => store.change((tabs) => setModuleName(tabs, module)),
    setTitle: (id, title) => store.change((tabs) => setTabTitle(tabs, id, title)),
    changeView: (id, change, { undoable = false } = {}) => {
      const next = (tabs: Tabs) => changeTabView(tabs, id, change);
      if (undoable) store.step(next);
      else store.change(next);
    },
    markUnsaved: (id, unsaved) => store.change((tabs) => markUnsaved(tabs, id, unsaved)),
    markRefused: (id, refused) => store.change((tabs) => markRefused(tabs, id, refused)),
    select: (id) => store.change((tabs) => selectTab(tabs, id)),
    isSelected: (id) => store.state().tabs.selected === id,
    reload: (id) => store.change((tabs) => reloadTab(tabs, id)),
    close: (id) => store.change((tabs) => closeTab(tabs, id)),
    closeOthers: (id) => store.change((tabs) => closeOtherTabs(tabs, id)),
    closeToRight: (id) => store.change((tabs) => closeTabsToRight(tabs, id)),
    closeAll: () => store.change(closeAllTabs),
    pin: (id, pinned) => store.change((tabs) => pinTab(tabs, id, pinned)),
    move: (id, index) => store.change((tabs) => moveTab(tabs, id, index)),
    step: (id, by) => store.change((tabs) => stepTab(tabs, id, by)),
  };
}

/**
 * The tabs and the operations on them. Restores the scroll position of a tab when it is selected.
 */
export function useTabs(store: TabStore): { tabs: Tabs; controls: TabControls } {
  const { tabs } = useSyncExternalStore(store.subscribe, store.state);
  const scrolls = useRef(new Map<string, number>());
  const shown = useRef(tabs.selected);
  useEffect(
    function storeScrollPosition() {
      // Runs before the page is rendered, so the scroll position is still that of the previous tab.
      return store.subscribe(() => {
        const { selected } = store.state().tabs;
        if (selected !== shown.current) scrolls.current.set(shown.current, window.scrollY);
      });
    },
    [store],
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
  return { tabs, controls: useMemo(() => createTabControls(store), [store]) };
}
