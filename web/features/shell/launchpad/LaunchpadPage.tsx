import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useSavedMenus } from '../menu/common-menus/useSavedMenus.ts';
import { useShell } from '../ShellContext.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useIsInOutage } from '../parts/PartFailure.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { CommonMenuTiles } from './CommonMenuTiles.tsx';
import { FavouriteTiles } from './FavouriteTiles.tsx';
import { LaunchpadCounters } from './LaunchpadCounters.tsx';
import { LaunchpadFilter } from './LaunchpadFilter.tsx';
import { LaunchpadProblem } from './LaunchpadProblem.tsx';
import { SavedMenusPlaceholder } from './SavedMenusPlaceholder.tsx';
import './LaunchpadPage.css';

/** The launchpad: one page with links to all menus of the account. They open in the workbench. */
export function LaunchpadPage() {
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const { applications, parts } = useShell();
  const isInOutage = useIsInOutage(parts);
  const loading = parts.stateOf('applications') === 'loading' && !isInOutage('applications');
  const saved = useSavedMenus();
  const [filter, setFilter] = useState('');
  const title = t('launchpad.title');
  const clientName = viewer.settings?.clientName ?? viewer.enterprise.name;
  useDocumentTitle(title, clientName);
  const filterText = filter.trim().toLowerCase();
  const matches = (i18nCode: string | null, name: string) =>
    serverText(i18nCode, name).toLowerCase().includes(filterText);
  const shown = (applications ?? []).filter(
    ({ i18nCode, name, menus }) =>
      matches(i18nCode, name) ||
      menus?.some((node) => node.isLeaf && matches(node.i18nCode, node.name)) === true,
  );
  const favourites = saved.favourites.filter(({ i18nCode, name }) => matches(i18nCode, name));
  const common = saved.common.filter(({ node }) => matches(node.i18nCode, node.name));

  return (
    <div className="launchpad">
      <div className="launchpad-head">
        <h1>{title}</h1>
        <span className="grow" />
        <LaunchpadFilter value={filter} onChange={setFilter} />
      </div>
      <LaunchpadCounters />
      <SavedMenusPlaceholder titleKey="launchpad.favourites" part="favourites" parts={parts} />
      <SavedMenusPlaceholder titleKey="commonMenus" part="commonMenus" parts={parts} />
      <FavouriteTiles favourites={favourites} onRemove={saved.removeFavourite} />
      {parts.stateOf('commonMenus') === 'loaded' &&
        (common.length > 0 || filterText === '') &&
        applications !== null &&
        applications.length > 0 && <CommonMenuTiles common={common} />}
      <section aria-labelledby="launchpad-applications" aria-busy={loading}>
        <h2 id="launchpad-applications">{t('launchpad.applications')}</h2>
        {shown.length === 0 && (
          <LaunchpadProblem
            failed={applications === null}
            filtered={filterText !== ''}
            loading={loading}
            parts={parts}
          />
        )}
        <ul className="launchpad-applications">
          {shown.map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              matches={
                filterText === '' || matches(application.i18nCode, application.name)
                  ? undefined
                  : (node) => matches(node.i18nCode, node.name)
              }
              parts={parts}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
