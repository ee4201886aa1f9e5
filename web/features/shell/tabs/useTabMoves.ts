import { useTranslation } from '../../../design/language/useTranslation.ts';
import { moveTab, stepTab } from './order-tabs.ts';
import type { Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

interface TabMovesOptions {
  tabs: Tabs;
  controls: TabControls;
  titleOf: (tabId: string) => string;
  announce: (text: string) => void;
}

export interface TabMoves {
  /** Moves a tab to the left (-1) or right (1). */
  step: (tabId: string, by: number) => void;
  /** Moves a tab to the position of a different tab. */
  drop: (tabId: string, onto: string) => void;
}

/** Moves tabs in the strip and announces their new positions. */
export function useTabMoves({ tabs, controls, titleOf, announce }: TabMovesOptions): TabMoves {
  const { t } = useTranslation();
  function announcePosition(tabId: string, moved: Tabs) {
    const index = moved.open.findIndex(({ id }) => id === tabId);
    if (moved !== tabs)
      announce(t('tab.moved', { 0: titleOf(tabId), 1: index + 2, 2: moved.open.length + 1 }));
  }
  return {
    step(tabId, by) {
      controls.step(tabId, by);
      announcePosition(tabId, stepTab(tabs, tabId, by));
    },
    drop(tabId, onto) {
      const index = tabs.open.findIndex(({ id }) => id === onto);
      controls.move(tabId, index);
      announcePosition(tabId, moveTab(tabs, tabId, index));
    },
  };
}
