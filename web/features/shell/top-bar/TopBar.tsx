import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useLocaleItems } from '../../../platform/language/useLocaleItems.ts';
import { homePath, manualPath } from '../../../platform/routes/paths.ts';
import { useSessionActions } from '../../../platform/session/SessionActions.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { SchemeButton } from '../../../design/theme/SchemeButton.tsx';
import { Brand } from '../../../design/icons/Brand.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import type { CurrentApplication } from '../menu/useCurrentApplication.ts';
import { useLiveFavourites } from '../menu/useLiveFavourites.ts';
import type { ShellParts } from '../parts/useShellParts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ApplicationSwitcher } from './ApplicationSwitcher.tsx';
import { Centres } from './Centres.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useShortcutsDialogKey } from './useShortcutsDialogKey.ts';
import { WorkContext } from './WorkContext.tsx';
import './TopBar.css';

interface TopBarProps {
  /** Parts shown in the workbench only. Other pages have a link back to the workbench instead. */
  workbench?: {
    application: CurrentApplication;
    parts: ShellParts;
    /** Opens the menu; undefined if the menu is visible anyway. */
    onMenu?: (() => void) | undefined;
  };
  /** The module whose manual the help button opens; null for none. */
  helpModule: string | null;
}

/**
 * The top bar: client name, application, search, store and post, centers, help, and account menu.
 */
export const TopBar = memo(function TopBar({ workbench, helpModule }: TopBarProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const { lock } = useSessionActions();
  const localeItems = useLocaleItems(viewer.settings?.hasEnglish ?? true);
  const hasFeature = useHasFeature();
  const helpPath = helpModule === null || !hasFeature('MANUALS') ? null : manualPath(helpModule);
  const lockText = t('action.lock');
  useShortcutsDialogKey();
  useLiveFavourites();
  return (
    <header className="top-bar">
      {workbench?.onMenu !== undefined && (
        <Button
          kind="icon"
          aria-label={t('menu.open')}
          title={t('menu.open')}
          onClick={workbench.onMenu}
        >
          <Icon name="menu" />
        </Button>
      )}
      <Brand name={viewer.settings?.clientName ?? viewer.enterprise.name} />
      {workbench === undefined ? (
        <Link className="top-bar-item top-bar-back" to={homePath(viewer.userType)}>
          <Icon name="left" />
          <span className="clip">{t('frame.back')}</span>
        </Link>
      ) : (
        <CurrentSwitcher {...workbench} />
      )}
      {!narrow && <SearchBox narrow={false} />}
      <span className="grow" />
      {!narrow && <WorkContext />}
      {!narrow && <span className="top-bar-line" />}
      {narrow && <SearchBox narrow />}
      <Centres />
      {!narrow && (
        <>
          <span className="top-bar-line" />
          {helpPath !== null && (
            <a
              className="ib"
              href={helpPath}
              target="_blank"
              rel="noopener"
              aria-label={t('help.window')}
              title={t('help.window')}
            >
              <Icon name="help" />
            </a>
          )}
          <PopupMenu
            label={t('language')}
            kind="icon"
            groups={[{ id: 'language', items: localeItems }]}
          >
            <Icon name="lang" />
          </PopupMenu>
          <SchemeButton />
          {viewer.session.isLockable && (
            <Button kind="icon" aria-label={lockText} title={lockText} onClick={lock}>
              <Icon name="lock" />
            </Button>
          )}
        </>
      )}
      <AccountMenu narrow={narrow} helpPath={helpPath} />
    </header>
  );
});

/** The application switcher, or a skeleton while the list of applications is loading. */
function CurrentSwitcher({ application, parts }: NonNullable<TopBarProps['workbench']>) {
  if (application.current !== null) {
    return (
      <ApplicationSwitcher
        applications={application.offered}
        current={application.current}
        parts={parts}
        onChoose={application.choose}
      />
    );
  }
  if (parts.stateOf('applications') !== 'loading') return null;
  return (
    <span className="top-bar-item">
      <Skeleton width="6rem" />
    </span>
  );
}
