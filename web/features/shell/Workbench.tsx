import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../platform/language/useServerText.ts';
import { RowPickerContext } from '../../records/fields/row-picking.ts';
import { renderRowPicker } from '../../records/pickers/render-row-picker.tsx';
import { OutageBanner } from '../../platform/outage/OutageBanner.tsx';
import { homePath } from '../../platform/routes/paths.ts';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import { DraftsProvider } from '../../platform/workbench/Drafts.tsx';
import { OpenModuleProvider } from '../../platform/workbench/OpenModule.tsx';
import type { EmbeddedScreen, Screens } from '../../platform/workbench/screens.ts';
import type { Application } from './menu/menu-rows.ts';
import { UnknownApplication } from './menu/UnknownApplication.tsx';
import { useCurrentApplication } from './menu/useCurrentApplication.ts';
import { useMenuFrame } from './menu/useMenuFrame.ts';
import { useMenuLoaded } from './menu/useMenuLoaded.ts';
import { WorkbenchMenu } from './menu/WorkbenchMenu.tsx';
import type { ShellParts } from './parts/useShellParts.ts';
import { tabStripItems } from './tabs/tab-strip-items.ts';
import { TabBar } from './tabs/TabBar.tsx';
import { TabPanels } from './tabs/TabPanels.tsx';
import { HOME_TAB_ID, tabOf } from './tabs/tabs.ts';
import { UnsavedWatch } from './tabs/UnsavedWatch.tsx';
import { useTabAddress } from './tabs/useTabAddress.ts';
import { useTabStore } from './tabs/useTabStore.ts';
import { useTabs } from './tabs/useTabs.ts';
import { useTabShortcuts } from './tabs/useTabShortcuts.ts';
import { TopBar } from './top-bar/TopBar.tsx';
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
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const { locked } = useSessionState();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const frame = useMenuFrame(narrow, viewer.settings?.menuMode === 'TOP');
  const knownApplications = applications ?? noApplications;
  const account = useTabStore(knownApplications);
  const { tabs, controls } = useTabs(account.store);
  const addressOf = useTabAddress({
    desk: account.store,
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

  const strip = useMemo(() => {
    const texts = {
      home: t('tab.home'),
      wrongAddress: t('module.wrongAddress'),
      tooltip: (title: string, more: string) => t('tab.tooltipOf', { 0: title, 1: more }),
    };
    return tabStripItems({ tabs, serverText, applications: knownApplications, texts });
  }, [tabs, serverText, knownApplications, t]);
  const titles = useMemo(() => new Map(strip.map(({ id, title }) => [id, title])), [strip]);
  const titleOf = useCallback((id: string) => titles.get(id) ?? id, [titles]);
  const title = titles.get(tabs.selected);
  const clientName = viewer.settings?.clientName ?? viewer.enterprise.name;
  useEffect(
    function setDocumentTitle() {
      document.title = [title, clientName].filter(Boolean).join(' · ');
    },
    [title, clientName],
  );

  return (
    <OpenModuleProvider value={controls.open}>
      <a className="skip" href="#main">
        {t('skip.main')}
      </a>
      {!narrow && !maximised && (
        <a className="skip" href="#menu">
          {t('skip.menu')}
        </a>
      )}
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
            items={strip}
            narrow={narrow}
            maximised={maximised}
            addressOf={addressOf}
            onMaximise={setMaximised}
          />
          <main className="workbench-page" id="main" tabIndex={-1}>
            <DraftsProvider value={account.drafts}>
              <RowPickerContext value={renderRowPicker}>
                <OutageBanner />
                <TabPanels
                  tabs={tabs}
                  titles={titles}
                  controls={controls}
                  home={
                    application.unknownCode === null ? (
                      home
                    ) : (
                      <UnknownApplication
                        code={application.unknownCode}
                        available={knownApplications}
                      />
                    )
                  }
                  screens={screens}
                  embedded={embedded}
                />
              </RowPickerContext>
            </DraftsProvider>
          </main>
        </div>
      </div>
      <UnsavedWatch account={account} titleOf={titleOf} />
    </OpenModuleProvider>
  );
}
