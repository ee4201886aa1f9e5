import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import { closeOtherTabs, closeTab, nameTab, onlyHome, openTab, selectTab, type Tabs } from './tabs.ts';

export interface TabControls {
  tabs: Tabs;
  open: (module: ModuleReference) => void;
  /** Tells the own name of a module that is open. */
  name: (module: ModuleReference) => void;
  select: (id: string) => void;
  close: (id: string) => void;
  closeOthers: (id: string) => void;
  closeAll: () => void;
}

/** The tabs and what can be done with them. A tab that is selected again is scrolled to where it was left. */
export function useTabs(): TabControls {
  const [tabs, setTabs] = useState(onlyHome);
  const scrolls = useRef(new Map<string, number>());
  const shown = useRef(tabs.selected);

  const change = useCallback((next: (tabs: Tabs) => Tabs) => {
    scrolls.current.set(shown.current, window.scrollY);
    setTabs(next);
  }, []);
  useLayoutEffect(
    function restoreScroll() {
      if (shown.current === tabs.selected) return;
      shown.current = tabs.selected;
      window.scrollTo(0, scrolls.current.get(tabs.selected) ?? 0);
    },
    [tabs.selected],
  );

  return {
    tabs,
    open: useCallback((module) => change((old) => openTab(old, module)), [change]),
    name: useCallback((module) => setTabs((old) => nameTab(old, module)), []),
    select: useCallback((id) => change((old) => selectTab(old, id)), [change]),
    close: useCallback((id) => change((old) => closeTab(old, id)), [change]),
    closeOthers: useCallback((id) => change((old) => closeOtherTabs(old, id)), [change]),
    closeAll: useCallback(() => change(() => onlyHome), [change]),
  };
}
