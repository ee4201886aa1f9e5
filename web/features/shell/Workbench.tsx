import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { OpenModuleProvider } from '../../platform/workbench/OpenModule.tsx';
import type { EmbeddedScreen, Screens } from '../../platform/workbench/screens.ts';
import type { Application } from './menu/menu-rows.ts';
import { UnknownApplication } from './menu/UnknownApplication.tsx';
import { WorkbenchMenu } from './menu/WorkbenchMenu.tsx';
import type { ShellParts } from './parts/useShellParts.ts';
import { TabBar } from './tabs/TabBar.tsx';
import { TabPanels } from './tabs/TabPanels.tsx';
import { HOME_TAB_ID } from './tabs/tabs.ts';
import { UnsavedWatch } from './tabs/UnsavedWatch.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useWorkbench } from './useWorkbench.ts';
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

/** The workbench: top bar, menu, tab strip and tabs. */
export function Workbench({ applications, parts, home, screens, embedded }: WorkbenchProps) {
  const {
    account,
    tabs,
    controls,
    addressOf,
    items,
    titles,
    titleOf,
    selectedModule,
    narrow,
    frame,
    application,
    menuLoaded,
    known,
  } = useWorkbench(applications, parts);
  const [maximised, setMaximised] = useState(false);
  // Top bar, menu and tab strip are memoized: most changes concern only one of them.
  const { toggle } = frame;
  const shown = useMemo(
    () => ({ application, parts, onMenu: narrow ? toggle : undefined }),
    [application, parts, narrow, toggle],
  );
  const goHome = useCallback(() => controls.select(HOME_TAB_ID), [controls]);
  const { unknownCode } = application;

  return (
    <OpenModuleProvider value={controls.open}>
      <SkipLinks hasMenu={!narrow && !maximised} />
      <div
        className={`workbench workbench-${frame.shape}${maximised ? ' workbench-maximised' : ''}`}
      >
        <TopBar workbench={shown} helpModule={selectedModule?.code ?? null} />
        <WorkbenchMenu
          frame={frame}
          application={application}
          busy={!menuLoaded}
          parts={parts}
          selectedModule={selectedModule}
          onHome={goHome}
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
                  <UnknownApplication code={unknownCode} available={known} />
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
