import { useMemo, type ReactNode } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { EmbeddedScreen, Screens } from '../../../platform/workbench/screens.ts';
import { wrongLink } from './module-obstacles.ts';
import { ModuleScreen } from './ModuleScreen.tsx';
import { ObstaclePage } from './ObstaclePage.tsx';
import { TabPanel } from './TabPanel.tsx';
import { homeTabId, wrongAddressId, type ModuleTab, type Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

interface TabPanelsProps {
  tabs: Tabs;
  /** The name of each tab, by its id. */
  titles: ReadonlyMap<string, string>;
  controls: TabControls;
  home: ReactNode;
  screens: Screens;
  embedded: EmbeddedScreen | undefined;
}

/** What the tabs hold. Panels in the background stay as they were left; only the least recently used beyond the cap are let go. */
export function TabPanels({ tabs, titles, controls, home, screens, embedded }: TabPanelsProps) {
  const homeTitle = titles.get(homeTabId) ?? '';
  const homeModule = useMemo(() => ({ code: homeTabId, name: homeTitle }), [homeTitle]);
  return (
    <>
      <TabPanel
        key={`${homeTabId}#${tabs.homeRevision}`}
        id={homeTabId}
        module={homeModule}
        view={tabs.homeView}
        title={homeTitle}
        selected={tabs.selected === homeTabId}
        alive={tabs.alive.includes(homeTabId)}
        reloaded={tabs.homeRevision > 0}
        controls={controls}
      >
        {home}
      </TabPanel>
      {byId(tabs.open).map((tab) => (
        <ModulePanel
          key={`${tab.id}#${tab.revision}`}
          tab={tab}
          title={titles.get(tab.id) ?? tab.module.name}
          selected={tabs.selected === tab.id}
          alive={tabs.alive.includes(tab.id)}
          controls={controls}
          screens={screens}
          embedded={embedded}
        />
      ))}
    </>
  );
}

/** Not in the order of the strip: a panel that moves in the page takes its frames along, and a frame that is moved loads anew. */
function byId(tabs: readonly ModuleTab[]): ModuleTab[] {
  return tabs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

interface ModulePanelProps {
  tab: ModuleTab;
  title: string;
  selected: boolean;
  alive: boolean;
  controls: TabControls;
  screens: Screens;
  embedded: EmbeddedScreen | undefined;
}

function ModulePanel({
  tab,
  title,
  selected,
  alive,
  controls,
  screens,
  embedded,
}: ModulePanelProps) {
  const { id, module, view, reloaded } = tab;
  const serverText = useServerText();
  const name = serverText(module.i18nCode, module.name);
  // The same element as long as nothing of it changes: selecting another tab does not draw this one again.
  const content = useMemo(
    () =>
      id === wrongAddressId ? (
        <ObstaclePage obstacle={wrongLink} controls={controls} />
      ) : (
        <ModuleScreen {...{ module, name, title, screens, embedded, reloaded, controls }} />
      ),
    [id, module, name, title, screens, embedded, reloaded, controls],
  );
  return (
    <TabPanel {...{ id, module, view, title, selected, alive, reloaded, controls }}>
      {content}
    </TabPanel>
  );
}
