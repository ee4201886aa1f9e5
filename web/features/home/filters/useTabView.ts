import { useState } from 'react';
import {
  type ChangeView,
  type TabView,
  useTabIfAny,
} from '../../../platform/workbench/TabContext.tsx';

/** The view state of the tab. A dashboard outside a tab has its own. */
export function useTabView(): [TabView, ChangeView] {
  const tab = useTabIfAny();
  const [own, setOwn] = useState<TabView>({});
  return tab === null ? [own, setOwn] : [tab.view, tab.setView];
}
