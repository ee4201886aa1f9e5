import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { offeredApplications } from '../menu/offered-applications.ts';
import { useShell } from '../ShellContext.tsx';
import { narrowedApplicationCode } from '../tabs/tab-address.ts';
import { useShellActions } from '../top-bar/useShellActions.ts';
import { useWorkbenchEntrance } from '../WorkbenchEntrance.tsx';
import {
  actionEntries,
  ACTIONS_GROUP,
  applicationEntries,
  APPLICATIONS_GROUP,
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
  /** Shown while the field is empty: the last choices, then the actions. */
  suggestions: readonly HitGroup<PaletteEntry>[];
  nameOfGroup: (group: string) => string;
  choose: (entry: PaletteEntry) => void;
}

const RECENT_GROUP = 'chosen last';
const noApplications: readonly never[] = [];

/** The entries of the search palette, indexed for searching. */
export function usePalette(): Palette {
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const known = useShell().applications;
  const narrowedTo = narrowedApplicationCode(useLocation());
  const applications = useMemo(
    () => offeredApplications(known ?? noApplications, narrowedTo),
    [known, narrowedTo],
  );
  const entrance = useWorkbenchEntrance();
  const actions = useShellActions();
  const [recent] = useState(() => createRecentChoices(() => window.localStorage, viewer.id));
  const [readings, setReadings] = useState(() => noReadings);
  useEffect(function fetchDictionary() {
    // If this fails, names are still found by their characters.
    loadReadings().then(
      (loaded) => setReadings(() => loaded),
      () => undefined,
    );
  }, []);

  const actionList = actionEntries(Object.values(actions).flat());
  const destinations = useMemo(
    () => [
      ...menuEntries(applications, serverText),
      ...applicationEntries(applications, serverText),
    ],
    [applications, serverText],
  );
  const index = useMemo(() => createSearchIndex(destinations, readings), [destinations, readings]);
  // Rebuilt on each render, because the actions are too; there are only about twenty.
  const actionIndex = createSearchIndex(actionList, readings);
  const hit = (entry: PaletteEntry) => ({ entry, mark: null, ownMark: null });
  const recentEntries = recent
    .read()
    .flatMap((id) => destinations.find((entry) => entry.id === id) ?? []);
  return {
    find(input, mode) {
      const menus = index.find(input, mode);
      const found = actionIndex.find(input, mode);
      return { groups: [...menus.groups, ...found.groups], total: menus.total + found.total };
    },
    suggestions: [
      ...(recentEntries.length === 0
        ? []
        : [{ group: RECENT_GROUP, hits: recentEntries.map(hit) }]),
      { group: ACTIONS_GROUP, hits: actionList.map(hit) },
    ],
    nameOfGroup(group) {
      if (group === RECENT_GROUP) return t('menu.search.recent');
      if (group === ACTIONS_GROUP) return t('menu.search.actions');
      if (group === APPLICATIONS_GROUP) return t('menu.search.applications');
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
