import { useState, type ReactNode } from 'react';
import { homePath } from '../../platform/routes/paths.ts';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import { OpenModuleProvider } from '../../platform/workbench/OpenModule.tsx';
import type { EmbeddedScreen, Screens } from '../../platform/workbench/screens.ts';
import type { Application } from './menu/menu-rows.ts';
import { UnknownApplication } from './menu/UnknownApplication.tsx';
import { useCurrentApplication } from './menu/useCurrentApplication.ts';
import { useMenuFrame } from './menu/useMenuFrame.ts';
import { useMenuLoaded } from './menu/useMenuLoaded.ts';
import { WorkbenchMenu } from './menu/WorkbenchMenu.tsx';
import type { ShellParts } from './parts/useShellParts.ts';
import { TabBar } from './tabs/TabBar.tsx';
import { TabPanels } from './tabs/TabPanels.tsx';
import { HOME_TAB_ID, tabOf } from './tabs/tabs.ts';
import { UnsavedWatch } from './tabs/UnsavedWatch.tsx';
import { useTabAddress } from './tabs/useTabAddress.ts';
import { useTabStore } from './tabs/useTabStore.ts';
import { useTabs } from './tabs/useTabs.ts';
import { useTabTitles } from './tabs/useTabTitles.ts';
import { useTabShortcuts } from './tabs/useTabShortcuts.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { SkipLinks } from './SkipLinks.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { WorkbenchMain } from './WorkbenchMain.tsx';
import './Workbench.css';

interface WorkbenchProps {
  /** Null if the services did not return the list. */
  applications: readonly Application[] | null;
  parts: ShellParts;
  home: ReactNode;
  screens: Screens;
  embedded: EmbeddedScreen | undefined;
}

const noApplications: readonly Application[] = [];

/** The workbench: top bar, menu, tab strip and tabs. */
export function Workbench({ applications, parts, home, screens, embedded }: WorkbenchProps) {
  const viewer = useViewer();
  const { locked } = useSessionState();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const frame = useMenuFrame(narrow, viewer.settings?.menuMode === 'TOP');
  const knownApplications = applications ?? noApplications;
  const account = useTabStore(knownApplications);
  const { tabs, controls } = useTabs(account.store);
  const addressOf = useTabAddress({
    store: account.store,
    tabs,
    applications: knownApplications,
    home: homePath(viewer.userType),
  });
  useTabShortcuts(tabs, controls, !locked);
  const [maximised, setMaximised] = useState(false);
  const menuLoaded = useMenuLoaded(parts.menusSettled);
  const selectedModule = tabOf(tabs, tabs.selected)?.module ?? null;
  const application = useCurrentApplication({
    applications,
    selectedModule,
    menuLoaded,
    open: controls.open,
  });
  const { items, titles, titleOf } = useTabTitles(tabs, knownApplications);
  const clientName = viewer.settings?.clientName ?? viewer.enterprise.name;
  useDocumentTitle(titles.get(tabs.selected), clientName);
  const { unknownCode } = application;

  return (
    <OpenModuleProvider value={controls.open}>
      <SkipLinks hasMenu={!narrow && !maximised} />
      <div
        className={`workbench workbench-${frame.shape}${maximised ? ' workbench-maximised' : ''}`}
      >
        <TopBar
          workbench={{ application, parts, onMenu: narrow ? frame.toggle : undefined }}
          helpModule={selectedModule?.code ?? null}
        />
        <WorkbenchMenu
          frame={frame}
          application={application}
          busy={!menuLoaded}
          parts={parts}
          selectedModule={selectedModule}
          onHome={() => controls.select(HOME_TAB_ID)}
          onOpen={controls.open}
        />
        <div className="workbench-work">
          <TabBar
            tabs={tabs}
            controls={controls}
            items={items}
            narrow={narrow}
            maximised={maximised}
            addressOf={addressOf}
            onMaximise={setMaximised}
          />
          <WorkbenchMain drafts={account.drafts}>
            <TabPanels
              tabs={tabs}
              titles={titles}
              controls={controls}
              home={
                unknownCode === null ? (
                  home
                ) : (
                  <UnknownApplication code={unknownCode} available={knownApplications} />
                )
              }
              screens={screens}
              embedded={embedded}
            />
          </WorkbenchMain>
        </div>
      </div>
      <UnsavedWatch account={account} titleOf={titleOf} />
    </OpenModuleProvider>
  );
}
