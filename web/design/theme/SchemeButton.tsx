import { useTranslation } from '../language/useTranslation.ts';
import { Icon } from '../icons/Icon.tsx';
import { PopupMenu } from '../overlay/menu/PopupMenu.tsx';
import { useScheme } from './SchemeContext.tsx';
import { useSchemeItems } from './useSchemeItems.ts';

/** A menu to choose the light scheme, the dark one or that of the operating system. */
export function SchemeButton() {
  const { t } = useTranslation();
  const { isDark } = useScheme();
  const items = useSchemeItems();
  return (
    <PopupMenu label={t('scheme')} kind="icon" groups={[{ id: 'scheme', items }]}>
      <Icon name={isDark ? 'moon' : 'sun'} />
    </PopupMenu>
  );
}
