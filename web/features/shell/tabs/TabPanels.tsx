import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import type { Screens } from '../../../kit/workbench/screens.ts';
import { ModuleScreen } from './ModuleScreen.tsx';
import { PanelFailure } from './PanelFailure.tsx';
import { panelIdOf } from './TabBar.tsx';
import { homeTabId, liveTabs, type Tabs } from './tabs.ts';

interface TabPanelsProps {
  tabs: Tabs;
  /** The name of each tab, by its id. */
  titles: ReadonlyMap<string, string>;
  home: ReactNode;
  screens: Screens;
  onHome: () => void;
  onNamed: (module: ModuleReference) => void;
}

/** What the tabs hold. Panels in the background stay as they were left; only the least recently used beyond the cap are let go. */
export function TabPanels({ tabs, titles, home, screens, onHome, onNamed }: TabPanelsProps) {
  const live = liveTabs(tabs);
  const panels = [
    { id: homeTabId, key: homeTabId, content: home },
    ...tabs.open.map(({ id, module, revision }) => ({
      id,
      key: `${id}#${revision}`,
      content: (
        <ModuleScreen module={module} title={titles.get(id) ?? module.name} screens={screens} onHome={onHome} onNamed={onNamed} />
      ),
    })),
  ];
  return panels.map(({ id, key, content }) => (
    <div
      key={key}
      id={panelIdOf(id)}
      role="tabpanel"
      className="tab-panel"
      aria-label={titles.get(id)}
      hidden={id !== tabs.selected}
    >
      {live.has(id) && <ErrorBoundary FallbackComponent={PanelFailure}>{content}</ErrorBoundary>}
    </div>
  ));
}
