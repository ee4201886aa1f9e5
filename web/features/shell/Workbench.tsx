import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../kit/language/useServerText.ts';
import { useViewer } from '../../kit/session/ViewerContext.tsx';
import { narrowScreen, useMediaQuery } from '../../kit/ui/useMediaQuery.ts';
import { OpenModuleProvider } from '../../kit/workbench/OpenModule.tsx';
import type { Screens } from '../../kit/workbench/screens.ts';
import type { Application } from './menu/menu-rows.ts';
import { MenuFrame } from './menu/MenuFrame.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { TabBar } from './tabs/TabBar.tsx';
import { TabPanels } from './tabs/TabPanels.tsx';
import { homeTabId } from './tabs/tabs.ts';
import { TopBar } from './top-bar/TopBar.tsx';
import { useMenuFrame } from './menu/useMenuFrame.ts';
import { useMenuLoaded } from './menu/useMenuLoaded.ts';
import { useTabs } from './tabs/useTabs.ts';
import './Workbench.css';

interface WorkbenchProps {
  /** Null when the services did not give the list. */
  applications: readonly Application[] | null;
  reloading: boolean;
  home: ReactNode;
  screens: Screens;
  signOutFailed: boolean;
  onReload: () => void;
  onSignOut: () => void;
}

/** The frame in which a signed-in user works: top bar, menu tree, tabs and what they hold. */
export function Workbench({ applications, reloading, home, screens, signOutFailed, onReload, onSignOut }: WorkbenchProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const narrow = useMediaQuery(narrowScreen);
  const frame = useMenuFrame(narrow);
  const controls = useTabs();
  const { tabs, open, select } = controls;
  const [chosen, setChosen] = useState<string | null>(null);
  const known = applications ?? [];
  const current = known.find(({ code }) => code === chosen) ?? known[0] ?? null;
  const menuLoaded = useMenuLoaded(applications !== null && !reloading);

  const strip = useMemo(
    () => [
      { id: homeTabId, title: t('tab.home'), icon: 'home', closable: false },
      ...tabs.open.map(({ id, module }) => ({ id, title: serverText(module.i18nCode, module.name), closable: true })),
    ],
    [tabs.open, serverText, t],
  );
  const titles = useMemo(() => new Map(strip.map(({ id, title }) => [id, title])), [strip]);
  const title = titles.get(tabs.selected);
  const clientName = viewer.settings?.clientName ?? viewer.enterprise.name;
  useEffect(
    function nameWindow() {
      document.title = [title, clientName].filter(Boolean).join(' · ');
    },
    [title, clientName],
  );

  function chooseApplication(application: Application) {
    setChosen(application.code);
    if (application.homeUrl === null) return;
    open({
      code: application.homeUrl,
      applicationCode: application.code,
      name: application.name,
      i18nCode: application.i18nCode,
    });
  }
  const goHome = () => select(homeTabId);
  const fromMenu =
    <A extends unknown[]>(action: (...given: A) => void) =>
    (...given: A) => {
      frame.closeOverlay();
      action(...given);
    };

  return (
    <OpenModuleProvider value={open}>
      <a className="skip" href="#main">
        {t('skip.main')}
      </a>
      {!narrow && (
        <a className="skip" href="#menu">
          {t('skip.menu')}
        </a>
      )}
      <div className={`workbench workbench-${frame.shape}`}>
        <TopBar
          narrow={narrow}
          applications={known}
          current={current}
          signOutFailed={signOutFailed}
          onMenu={frame.toggle}
          onChooseApplication={chooseApplication}
          onSignOut={onSignOut}
        />
        <MenuFrame frame={frame}>
          {(mini) => (
            <SideMenu
              application={current}
              applicationsFailed={applications === null}
              busy={!menuLoaded}
              reloading={reloading}
              mini={mini}
              selectedTabId={tabs.selected}
              foldText={mini ? t('menu.unfold') : t('menu.fold')}
              onFold={frame.toggle}
              onHome={fromMenu(goHome)}
              onOpen={fromMenu(open)}
              onRetry={onReload}
            />
          )}
        </MenuFrame>
        <div className="workbench-work">
          <TabBar controls={controls} tabs={strip} narrow={narrow} />
          <main className="workbench-page" id="main" tabIndex={-1}>
            <TabPanels tabs={tabs} titles={titles} home={home} screens={screens} onHome={goHome} onNamed={controls.name} />
          </main>
        </div>
      </div>
    </OpenModuleProvider>
  );
}
