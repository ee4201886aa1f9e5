import { useMemo, type ReactNode } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { EmbeddedScreen, Screens } from '../../../platform/workbench/screens.ts';
import { wrongLink } from './module/module-obstacles.ts';
import { ModuleScreen } from './module/ModuleScreen.tsx';
import { ObstaclePage } from './module/ObstaclePage.tsx';
import { TabPanel } from './TabPanel.tsx';
import { HOME_TAB_ID, WRONG_ADDRESS_TAB_ID, type ModuleTab, type Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

interface TabPanelsProps {
  tabs: Tabs;
  /** The title of each tab by id. */
  titles: ReadonlyMap<string, string>;
  controls: TabControls;
  home: ReactNode;
  screens: Screens;
  embedded: EmbeddedScreen | undefined;
}

/**
 * The panels of all tabs. Panels in the background keep their state, except that the least recently
 * used ones beyond the maximum are emptied.
 */
export function TabPanels({ tabs, titles, controls, home, screens, embedded }: TabPanelsProps) {
  const homeTitle = titles.get(HOME_TAB_ID) ?? '';
  const homeModule = useMemo(() => ({ code: HOME_TAB_ID, name: homeTitle }), [homeTitle]);
  return (
    <>
      <TabPanel
        key={`${HOME_TAB_ID}#${tabs.homeRevision}`}
        id={HOME_TAB_ID}
        module={homeModule}
        view={tabs.homeView}
        title={homeTitle}
        selected={tabs.selected === HOME_TAB_ID}
        alive={tabs.alive.includes(HOME_TAB_ID)}
        reloaded={tabs.homeRevision > 0}
        controls={controls}
      >
        {home}
      </TabPanel>
      {sortById(tabs.open).map((tab) => (
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

/** Sorts by id, not as in the strip: moving a panel in the DOM would reload its iframes. */
function sortById(tabs: readonly ModuleTab[]): ModuleTab[] {
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
  // Memoized, so that selecting a different tab does not render this content again.
  const content = useMemo(
    () =>
      id === WRONG_ADDRESS_TAB_ID ? (
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
