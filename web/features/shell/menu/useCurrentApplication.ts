import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ModuleReference, OpenModule } from '../../../platform/workbench/OpenModule.tsx';
import { narrowingOf } from '../tabs/tab-address.ts';
import { tabIdOf } from '../tabs/tabs.ts';
import { useAttachEntrance } from '../WorkbenchEntrance.tsx';
import { leafOfTab, type Application } from './menu-rows.ts';
import { offeredApplications } from './narrowing.ts';

interface CurrentApplicationOptions {
  /** Null when the services did not give the list. */
  applications: readonly Application[] | null;
  /** What the selected tab shows; null for the home tab. */
  selectedModule: ModuleReference | null;
  /** All menus are there, so that what depends on them may open. */
  menuLoaded: boolean;
  open: OpenModule;
}

/** Whose menu stands beside the page. */
export interface CurrentApplication {
  /** What can be switched between: all of them, or the one that the address narrows the workbench to. */
  offered: readonly Application[];
  current: Application | null;
  /** The address names an application that the account does not have. */
  unknownCode: string | null;
  choose: (application: Application) => void;
}

const noApplications: readonly Application[] = [];

/**
 * The application that the user chose, unless he has gone on to a tab of another one since: the menu follows the tab. `/pagebyapp?app=CODE`
 * narrows the workbench to one and opens its home; `?a=CODE` of a link only begins with one.
 */
export function useCurrentApplication(options: CurrentApplicationOptions): CurrentApplication {
  const { applications, selectedModule, menuLoaded, open } = options;
  const location = useLocation();
  const known = applications ?? noApplications;
  const narrowedTo = narrowingOf(location);
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get('a'));
  const [followed, setFollowed] = useState<string | null>(null);
  const selected = selectedModule === null ? null : tabIdOf(selectedModule);
  if (selected !== followed && applications !== null) {
    const leaf = leafOfTab(known, selectedModule);
    const code = leaf?.application.code ?? selectedModule?.applicationCode;
    // A menu that is still on its way may be the one in which it stands.
    if (code !== undefined || selected === null || menuLoaded) setFollowed(selected);
    if (code !== undefined && known.some((one) => one.code === code)) setChosen(code);
  }
  const offered = offeredApplications(known, narrowedTo);
  const narrowed = narrowedTo === null ? null : (offered[0] ?? null);
  const current =
    narrowedTo === null
      ? (known.find(({ code }) => code === chosen) ?? known[0] ?? null)
      : narrowed;

  const entrance = useMemo(
    () => ({
      open(module: ModuleReference) {
        if (module.applicationCode !== undefined) setChosen(module.applicationCode);
        open(module);
      },
      chooseApplication(application: Application) {
        setChosen(application.code);
        const home = homeOf(application);
        if (home !== null) open(home);
      },
    }),
    [open],
  );
  useAttachEntrance(entrance);

  const narrowedHome = narrowed === null ? null : homeOf(narrowed);
  const openNarrowedHome = useEffectEvent(() => {
    if (narrowedHome !== null && !new URLSearchParams(location.search).has('s')) open(narrowedHome);
  });
  const narrowedCode = menuLoaded ? narrowed?.code : undefined;
  useEffect(
    function beginAtItsHome() {
      // Only when the workbench has just been narrowed: afterwards the user is where he went.
      if (narrowedCode !== undefined) openNarrowedHome();
    },
    [narrowedCode],
  );

  return {
    offered,
    current,
    unknownCode:
      narrowedTo !== null && narrowed === null && applications !== null ? narrowedTo : null,
    choose: entrance.chooseApplication,
  };
}

function homeOf({ code, homeUrl, name, i18nCode }: Application): ModuleReference | null {
  return homeUrl === null ? null : { code: homeUrl, applicationCode: code, name, i18nCode };
}
