import { useTranslation } from 'react-i18next';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';

/** The button at the bottom of the side menu that opens the dialog of common menus. */
export function SideMenuFoot({ mini }: { mini: boolean }) {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  return (
    <button
      className="side-menu-foot"
      type="button"
      title={t('commonMenus.set')}
      onClick={() => openDialog('commonMenus')}
    >
      <Icon name="sliders" />
      <span className={mini ? 'sr' : 'clip'}>{t('commonMenus.set')}</span>
    </button>
  );
}
