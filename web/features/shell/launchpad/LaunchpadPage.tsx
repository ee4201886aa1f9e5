import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { leafKeyOf, moduleOf } from '../menu/menu-rows.ts';
import { useSavedMenus } from '../menu/common-menus/useSavedMenus.ts';
import { useShell } from '../ShellContext.tsx';
import { useIsInOutage } from '../parts/PartFailure.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import { LaunchpadCounters } from './LaunchpadCounters.tsx';
import { LaunchpadProblem } from './LaunchpadProblem.tsx';
import { SavedMenusPlaceholder } from './SavedMenusPlaceholder.tsx';
import { ModuleTile } from './ModuleTile.tsx';
import './LaunchpadPage.css';

/** The launchpad: one page with links to all menus of the account. They open in the workbench. */
export function LaunchpadPage() {
  const { t } = useTranslation();
  const serverText = useServerText();
  const viewer = useViewer();
  const openDialog = useOpenDialog();
  const { applications, parts } = useShell();
  const isInOutage = useIsInOutage(parts);
  const loading = parts.stateOf('applications') === 'loading' && !isInOutage('applications');
  const kept = useSavedMenus();
  const [filter, setFilter] = useState('');
  const title = t('launchpad.title');
  const clientName = viewer.settings?.clientName ?? viewer.enterprise.name;
  useEffect(
    function setDocumentTitle() {
      document.title = `${title} · ${clientName}`;
    },
    [title, clientName],
  );
  const wanted = filter.trim().toLowerCase();
  const matches = (i18nCode: string | null, name: string) =>
    serverText(i18nCode, name).toLowerCase().includes(wanted);
  const shown = (applications ?? []).filter(
    ({ i18nCode, name, menus }) =>
      matches(i18nCode, name) ||
      menus?.some((node) => node.isLeaf && matches(node.i18nCode, node.name)) === true,
  );
  const favourites = kept.favourites.filter(({ i18nCode, name }) => matches(i18nCode, name));
  const common = kept.common.filter(({ node }) => matches(node.i18nCode, node.name));

  return (
    <div className="launchpad">
      <div className="launchpad-head">
        <h1>{title}</h1>
        <span className="grow" />
        <div className="in launchpad-filter">
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('launchpad.filter')}
            placeholder={t('launchpad.filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      </div>
      <LaunchpadCounters />
      <SavedMenusPlaceholder titleKey="launchpad.favourites" part="favourites" parts={parts} />
      <SavedMenusPlaceholder titleKey="commonMenus" part="commonMenus" parts={parts} />
      {favourites.length > 0 && (
        <section aria-labelledby="launchpad-favourites">
          <h2 id="launchpad-favourites">{t('launchpad.favourites')}</h2>
          <ul className="launchpad-tiles">
            {favourites.map((favourite) => {
              const name = serverText(favourite.i18nCode, favourite.name);
              const owner = applications?.find(({ code }) => code === favourite.applicationCode);
              return (
                <ModuleTile
                  key={favourite.id}
                  name={name}
                  detail={serverText(owner?.i18nCode, owner?.name ?? favourite.applicationName)}
                  module={{
                    code: favourite.moduleCode,
                    applicationCode: favourite.applicationCode,
                  }}
                  icon={favourite.icon}
                  imageUrls={[favourite.iconUrl, favourite.applicationLogoUrl]}
                  removeText={t('favourites.remove', { 0: name })}
                  onRemove={() => kept.removeFavourite(favourite)}
                />
              );
            })}
          </ul>
        </section>
      )}
      {parts.stateOf('commonMenus') === 'loaded' &&
        (common.length > 0 || wanted === '') &&
        applications !== null &&
        applications.length > 0 && (
          <section aria-labelledby="launchpad-common">
            <div className="row">
              <h2 id="launchpad-common">{t('commonMenus')}</h2>
              <button type="button" className="btn btn-t" onClick={() => openDialog('commonMenus')}>
                <Icon name="sliders" />
                {t('commonMenus.set')}
              </button>
            </div>
            {common.length === 0 && <p className="mute">{t('commonMenus.empty')}</p>}
            <ul className="launchpad-tiles">
              {common.map((leaf) => (
                <ModuleTile
                  key={leafKeyOf(leaf)}
                  name={serverText(leaf.node.i18nCode, leaf.node.name)}
                  detail={serverText(leaf.application.i18nCode, leaf.application.name)}
                  module={moduleOf(leaf)}
                  icon={leaf.node.icon}
                  imageUrls={[]}
                />
              ))}
            </ul>
          </section>
        )}
      <section aria-labelledby="launchpad-applications" aria-busy={loading}>
        <h2 id="launchpad-applications">{t('launchpad.applications')}</h2>
        {shown.length === 0 && (
          <LaunchpadProblem
            failed={applications === null}
            filtered={wanted !== ''}
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
                wanted === '' || matches(application.i18nCode, application.name)
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
