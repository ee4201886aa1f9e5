import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { offeredApplications } from '../menu/narrowing.ts';
import { useShell } from '../ShellContext.tsx';
import { narrowingOf } from '../tabs/tab-address.ts';
import { useShellActions } from '../top-bar/useShellActions.ts';
import { useWorkbenchEntrance } from '../WorkbenchEntrance.tsx';
import {
  actionEntries,
  actionsGroup,
  applicationEntries,
  applicationsGroup,
  menuEntries,
  type PaletteEntry,
} from './palette-entries.ts';
import { loadReadings, noReadings } from './pinyin.ts';
import { createRecentChoices } from './recent-choices.ts';
import {
  createSearchIndex,
  type HitGroup,
  type MatchMode,
  type SearchResult,
} from './search-index.ts';

export interface Palette {
  find: (input: string, mode: MatchMode) => SearchResult<PaletteEntry>;
  /** What is offered before anything is typed: what was chosen last, then what can be done. */
  offered: readonly HitGroup<PaletteEntry>[];
  nameOfGroup: (group: string) => string;
  choose: (entry: PaletteEntry) => void;
}

const recentGroup = 'chosen last';
const noApplications: readonly never[] = [];

/** Everything that the palette knows, prepared once for all that is typed. */
export function usePalette(): Palette {
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const known = useShell().applications;
  const narrowedTo = narrowingOf(useLocation());
  const applications = useMemo(
    () => offeredApplications(known ?? noApplications, narrowedTo),
    [known, narrowedTo],
  );
  const entrance = useWorkbenchEntrance();
  const actions = useShellActions();
  const [recent] = useState(() => createRecentChoices(() => window.localStorage, viewer.id));
  const [readings, setReadings] = useState(() => noReadings);
  useEffect(function fetchDictionary() {
    // Without it names are found by what is written: better than no search.
    loadReadings().then(
      (loaded) => setReadings(() => loaded),
      () => undefined,
    );
  }, []);

  const doable = actionEntries(Object.values(actions).flat());
  const places = useMemo(
    () => [
      ...menuEntries(applications, serverText),
      ...applicationEntries(applications, serverText),
    ],
    [applications, serverText],
  );
  const index = useMemo(() => createSearchIndex(places, readings), [places, readings]);
  // A score of names: prepared anew with each, because the actions themselves are.
  const actionIndex = createSearchIndex(doable, readings);
  const hit = (entry: PaletteEntry) => ({ entry, mark: null, ownMark: null });
  const chosenLast = recent.read().flatMap((id) => places.find((entry) => entry.id === id) ?? []);
  return {
    find(input, mode) {
      const menus = index.find(input, mode);
      const found = actionIndex.find(input, mode);
      return { groups: [...menus.groups, ...found.groups], total: menus.total + found.total };
    },
    offered: [
      ...(chosenLast.length === 0 ? [] : [{ group: recentGroup, hits: chosenLast.map(hit) }]),
      { group: actionsGroup, hits: doable.map(hit) },
    ],
    nameOfGroup(group) {
      if (group === recentGroup) return t('menu.search.recent');
      if (group === actionsGroup) return t('menu.search.actions');
      if (group === applicationsGroup) return t('menu.search.applications');
      const application = applications.find(({ code }) => code === group);
      return application === undefined ? group : serverText(application.i18nCode, application.name);
    },
    choose(entry) {
      if (entry.kind !== 'action') recent.add(entry.id);
      if (entry.kind === 'menu') entrance.open(entry.module);
      else if (entry.kind === 'application') entrance.chooseApplication(entry.application);
      else entry.action.run();
    },
  };
}
