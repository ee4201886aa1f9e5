import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { PopupMenu } from '../overlay/PopupMenu.tsx';
import { useScheme } from './SchemeContext.tsx';
import { useSchemeItems } from './useSchemeItems.ts';

/** Chooses between light, dark and what the operating system has. */
export function SchemeButton() {
  const { t } = useTranslation();
  const { isDark } = useScheme();
  const items = useSchemeItems();
  return (
    <PopupMenu label={t('scheme')} triggerClassName="ib" groups={[{ id: 'scheme', items }]}>
      <Icon name={isDark ? 'moon' : 'sun'} />
    </PopupMenu>
  );
}
