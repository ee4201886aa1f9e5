import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { useLocaleItems } from '../../../platform/language/useLocaleItems.ts';
import { useSessionActions } from '../../../platform/session/SessionActions.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useSchemeItems } from '../../../design/theme/useSchemeItems.ts';
import { Avatar } from '../../../design/icons/Avatar.tsx';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { useShellActions, type ShellAction } from './useShellActions.ts';
import { postText } from '../../../platform/session/workplace-text.ts';
import './AccountMenu.css';

/**
 * The account menu: the signed-in user, account actions and sign-out. On narrow screens it also has
 * the items that do not fit into the bar.
 */
export function AccountMenu({ narrow, helpPath }: { narrow: boolean; helpPath: string | null }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { signOutFailed } = useSessionActions();
  const localeItems = useLocaleItems(viewer.settings?.hasEnglish ?? true);
  const schemeItems = useSchemeItems();
  const actions = useShellActions();
  const help = {
    id: 'help',
    label: t('help'),
    icon: 'help',
    onSelect: () => void window.open(helpPath ?? '', '_blank', 'noopener'),
  };
  const groups: PopupMenuGroup[] = [
    { id: 'account', items: actions.account.map(itemOf) },
    {
      id: 'pages',
      items: [...actions.pages.map(itemOf), ...(narrow && helpPath !== null ? [help] : [])],
    },
    ...(narrow
      ? [
          { id: 'language', label: t('language'), items: localeItems },
          { id: 'scheme', label: t('scheme'), items: schemeItems },
        ]
      : []),
    { id: 'browser', items: actions.browser.map(itemOf) },
    { id: 'leave', items: actions.leave.map(itemOf) },
  ];
  return (
    <>
      {signOutFailed && (
        <span className="top-bar-failed" role="alert">
          {t('logout.failed')}
        </span>
      )}
      <PopupMenu
        label={t('account.menu', { name: viewer.name })}
        className="account-menu-button"
        groups={groups}
        heading={<AccountHeading narrow={narrow} />}
      >
        <Avatar name={viewer.name} url={viewer.avatarUrl} />
      </PopupMenu>
    </>
  );
}

/** The signed-in user. It is drawn when the menu opens, so that the first page need not format the time. */
function AccountHeading({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { name, userType, mainPost, shop, signedInAt, enterprise } = useViewer();
  const since = formatDayAndTime(signedInAt, enterprise.timeZone, locale);
  return (
    <div className="account-menu-head">
      <b>{name}</b>
      <span>
        {userType === 'SUPPLIER'
          ? t('account.supplier')
          : mainPost === null
            ? enterprise.name
            : postText(mainPost)}
      </span>
      {narrow && shop !== null && <span>{shop.name}</span>}
      <span>{t('account.signedInAt', { 0: since })}</span>
    </div>
  );
}

function itemOf({ id, label, icon, run }: ShellAction) {
  return { id, label, icon, onSelect: run };
}
