import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';

/** The button at the bottom of the side menu that opens the dialog of common menus. */
export function SideMenuFoot({ mini }: { mini: boolean }) {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const hasFeature = useHasFeature();
  if (!hasFeature('COMMON_MENUS')) return null;
  return (
    <Button
      className="side-menu-foot"
      title={t('commonMenus.set')}
      onClick={() => openDialog('commonMenus')}
    >
      <Icon name="sliders" />
      <span className={mini ? 'sr' : 'clip'}>{t('commonMenus.set')}</span>
    </Button>
  );
}
