import { useEffect, useEffectEvent } from 'react';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcutsEnabled } from '../../../design/keyboard/ShortcutsContext.tsx';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { HOME_TAB_ID, type Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

/**
 * Alt+W closes the selected tab, Alt+1 selects the home tab, Alt+2 to Alt+9 the tabs after it.
 * Disabled while a modal dialog is open.
 */
export function useTabShortcuts(tabs: Tabs, controls: TabControls, enabled: boolean): void {
  const listening = useShortcutsEnabled() && enabled;
  const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;
  const goTo = useEffectEvent((event: KeyboardEvent) => {
    const digit = /^Digit([1-9])$/u.exec(event.code)?.[1];
    if (
      digit === undefined ||
      !event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.isComposing
    )
      return;
    if (isCovered()) return;
    const id = [HOME_TAB_ID, ...tabs.open.map((tab) => tab.id)][Number(digit) - 1];
    if (id === undefined) return;
    event.preventDefault();
    controls.select(id);
  });
  useEffect(
    function listen() {
      if (!listening) return undefined;
      const listener = (event: KeyboardEvent) => goTo(event);
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    },
    [listening],
  );
  useShortcut(
    shortcuts.closeTab,
    () => {
      if (!isCovered()) controls.close(tabs.selected);
    },
    enabled,
  );
}
