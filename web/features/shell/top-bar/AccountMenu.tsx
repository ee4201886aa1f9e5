import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { useSchemeItems } from '../../../kit/theme/useSchemeItems.ts';
import { initialOf } from '../../../kit/ui/initial.ts';
import { PopupMenu, type PopupMenuGroup, type PopupMenuItem } from '../../../kit/ui/PopupMenu.tsx';

interface AccountMenuProps {
  narrow: boolean;
  localeItems: readonly PopupMenuItem[];
  signOutFailed: boolean;
  onSignOut: () => void;
}

/** Who is signed in, and the way out. On a narrow screen language and appearance stand here as well. */
export function AccountMenu({ narrow, localeItems, signOutFailed, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const viewer = useViewer();
  const schemeItems = useSchemeItems();
  const { mainPost } = viewer;
  const since = new Intl.DateTimeFormat(locale, {
    timeZone: viewer.enterprise.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(viewer.signedInAt));
  const settings: PopupMenuGroup[] = [
    { id: 'language', label: t('language'), items: localeItems },
    { id: 'scheme', label: t('scheme'), items: schemeItems },
  ];
  const leave: PopupMenuGroup = {
    id: 'leave',
    items: [{ id: 'logout', label: t('logout'), icon: 'logout', onSelect: onSignOut }],
  };
  return (
    <>
      {signOutFailed && (
        <span className="top-bar-failed" role="alert">
          {t('logout.failed')}
        </span>
      )}
      <PopupMenu
        label={t('account.menu', { name: viewer.name })}
        triggerClassName="avatar"
        groups={narrow ? [...settings, leave] : [leave]}
        heading={
          <div className="account-menu-head">
            <b>{viewer.name}</b>
            <span>{mainPost === null ? t('account.supplier') : `${mainPost.departmentName} · ${mainPost.name}`}</span>
            <span>{t('account.signedInAt', { 0: since })}</span>
          </div>
        }
      >
        {initialOf(viewer.name)}
      </PopupMenu>
    </>
  );
}
