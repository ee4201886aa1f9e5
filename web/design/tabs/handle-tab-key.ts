import type { KeyboardEvent } from 'react';
import type { MenuPoint } from '../overlay/menu/ContextMenu.tsx';
import { focusTab } from './tab-focus.ts';
import type { TabStripTab } from './TabStripItem.tsx';

export interface TabKeyActions {
  onClose: (tabId: string) => void;
  onMenu: (tabId: string, position: MenuPoint) => void;
  /** Moves the tab by this many positions. */
  onMove: (tabId: string, by: number) => void;
}

/** Handles a key pressed on a tab. Returns false if the key has no meaning there. */
export function handleTabKey(
  event: KeyboardEvent<HTMLElement>,
  tab: TabStripTab,
  list: HTMLElement | null,
  { onClose, onMenu, onMove }: TabKeyActions,
): boolean {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const index = buttons.findIndex((button) => button === event.currentTarget);
  const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % buttons.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  if (isArrow && event.ctrlKey && event.shiftKey) {
    if (tab.movable === true) onMove(tab.id, event.key === 'ArrowRight' ? 1 : -1);
  } else if (target !== undefined && !hasModifier) {
    focusTab(list, buttons.at(target));
  } else if (event.key === 'Delete' && tab.closable) {
    onClose(tab.id);
  } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    onMenu(tab.id, { x: left, y: bottom });
  } else return false;
  return true;
}
