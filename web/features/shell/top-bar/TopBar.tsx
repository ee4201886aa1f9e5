import { useTranslation } from 'react-i18next';
import { useLocaleItems } from '../../../kit/language/useLocaleItems.ts';
import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { SchemeButton } from '../../../kit/theme/SchemeButton.tsx';
import { Brand } from '../../../kit/ui/Brand.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { PopupMenu } from '../../../kit/ui/PopupMenu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ApplicationSwitcher } from './ApplicationSwitcher.tsx';
import type { Application } from '../menu/menu-rows.ts';
import './TopBar.css';

interface TopBarProps {
  narrow: boolean;
  applications: readonly Application[];
  current: Application | null;
  signOutFailed: boolean;
  onMenu: () => void;
  onChooseApplication: (application: Application) => void;
  onSignOut: () => void;
}

/** The bar at the top: whose portal, which application, for which store and post, and what concerns the account. */
export function TopBar(props: TopBarProps) {
  const { narrow, applications, current } = props;
  const { t } = useTranslation();
  const viewer = useViewer();
  const localeItems = useLocaleItems(viewer.settings?.englishOffered ?? true);
  return (
    <header className="top-bar">
      {narrow && (
        <button className="ib" type="button" aria-label={t('menu.open')} title={t('menu.open')} onClick={props.onMenu}>
          <Icon name="menu" />
        </button>
      )}
      <Brand name={viewer.settings?.clientName ?? viewer.enterprise.name} />
      {current !== null && (
        <ApplicationSwitcher applications={applications} current={current} onChoose={props.onChooseApplication} />
      )}
      <span className="grow" />
      {!narrow && (
        <>
          {viewer.userType === 'STAFF' && (
            <span className="top-bar-fact">
              <span className="top-bar-kind">{t('shop')}</span>
              <span className="clip">{viewer.shop?.name ?? t('shop.all')}</span>
            </span>
          )}
          {viewer.mainPost !== null && (
            <span className="top-bar-fact">
              <span className="top-bar-kind">{t('post')}</span>
              <span className="clip">{viewer.mainPost.name}</span>
            </span>
          )}
          <span className="top-bar-line" />
          <PopupMenu label={t('language')} triggerClassName="ib" groups={[{ id: 'language', items: localeItems }]}>
            <Icon name="lang" />
          </PopupMenu>
          <SchemeButton />
        </>
      )}
      <AccountMenu narrow={narrow} localeItems={localeItems} signOutFailed={props.signOutFailed} onSignOut={props.onSignOut} />
    </header>
  );
}
