import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { hasShops } from './useShellActions.ts';

/** The current store and post, as buttons that open the dialogs to change them. */
export function WorkContext() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const { shop, shopMode, mainPost } = useViewer();
  return (
    <>
      {hasShops(shopMode) && (
        <Button
          className="top-bar-item top-bar-fact"
          title={t('action.shop')}
          onClick={() => openDialog('shop')}
        >
          <span className="top-bar-kind">{t('shop')}</span>
          <span className="clip">{shop?.name ?? t('shop.all')}</span>
          <Icon name="down" />
        </Button>
      )}
      {mainPost !== null && (
        <Button
          className="top-bar-item top-bar-fact"
          title={t('action.post')}
          onClick={() => openDialog('post')}
        >
          <span className="top-bar-kind">{t('post')}</span>
          <span className="clip">{mainPost.name}</span>
          <Icon name="down" />
        </Button>
      )}
    </>
  );
}
