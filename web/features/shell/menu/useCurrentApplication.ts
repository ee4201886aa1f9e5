import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ModuleReference, OpenModule } from '../../../platform/workbench/OpenModule.tsx';
import { narrowedApplicationCode } from '../tabs/tab-address.ts';
import { tabIdOf } from '../tabs/tabs.ts';
import { useAttachEntrance } from '../WorkbenchEntrance.tsx';
import { leafOfTab, type Application } from './menu-rows.ts';
import { offeredApplications } from './offered-applications.ts';

interface CurrentApplicationOptions {
  /** Null if the services did not return the list. */
  applications: readonly Application[] | null;
  /** The module of the selected tab; null for the home tab. */
  selectedModule: ModuleReference | null;
  /** Whether all menus are loaded. */
  menuLoaded: boolean;
  open: OpenModule;
}

/** The application whose menu is shown, and those to choose from. */
export interface CurrentApplication {
  /** The applications to choose from: all, or only the one in the address. */
  offered: readonly Application[];
  current: Application | null;
  /** The application code in the address, if the account does not have it; otherwise null. */
  unknownCode: string | null;
  choose: (application: Application) => void;
}

const noApplications: readonly Application[] = [];

/**
 * The current application: the one that the user chose last, either in the switcher or by selecting
 * a tab. `/pagebyapp?app=CODE` restricts the workbench to one application and opens its home;
 * `?a=CODE` in a link only sets the first one.
 */
export function useCurrentApplication(options: CurrentApplicationOptions): CurrentApplication {
  const { applications, selectedModule, menuLoaded, open } = options;
  const location = useLocation();
  const known = applications ?? noApplications;
  const narrowedTo = narrowedApplicationCode(location);
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search).get('a'));
  const [followed, setFollowed] = useState<string | null>(null);
  const selected = selectedModule === null ? null : tabIdOf(selectedModule);
  if (selected !== followed && applications !== null) {
    const leaf = leafOfTab(known, selectedModule);
    const code = leaf?.application.code ?? selectedModule?.applicationCode;
    // If the module is not in the menus yet, try again while menus are still loading.
    if (code !== undefined || selected === null || menuLoaded) setFollowed(selected);
    if (code !== undefined && known.some((one) => one.code === code)) setChosen(code);
  }
  const offered = useMemo(() => offeredApplications(known, narrowedTo), [known, narrowedTo]);
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
    function openHomeOfNarrowed() {
      // Only when the restriction changes: afterwards the user may have moved on to other tabs.
      if (narrowedCode !== undefined) openNarrowedHome();
    },
    [narrowedCode],
  );

  const unknownCode =
    narrowedTo !== null && narrowed === null && applications !== null ? narrowedTo : null;
  return useMemo(
    () => ({ offered, current, unknownCode, choose: entrance.chooseApplication }),
    [offered, current, unknownCode, entrance],
  );
}

function homeOf({ code, homeModuleCode, name, i18nCode }: Application): ModuleReference | null {
  return homeModuleCode === null
    ? null
    : { code: homeModuleCode, applicationCode: code, name, i18nCode };
}
