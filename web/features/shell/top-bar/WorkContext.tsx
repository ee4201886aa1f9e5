import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { hasShops } from './useShellActions.ts';

/** The current store and post, as buttons that open the dialogs to change them where that is possible. */
export function WorkContext() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const hasFeature = useHasFeature();
  const { shop, shopMode, mainPost } = useViewer();
  return (
    <>
      {hasShops(shopMode) && (
        <Fact
          kind={t('shop')}
          name={shop?.name ?? t('shop.all')}
          actionText={t('action.shop')}
          onSwitch={hasFeature('SHOP_SWITCH') ? () => openDialog('shop') : null}
        />
      )}
      {mainPost !== null && (
        <Fact
          kind={t('post')}
          name={mainPost.name}
          actionText={t('action.post')}
          onSwitch={hasFeature('POST_SWITCH') ? () => openDialog('post') : null}
        />
      )}
    </>
  );
}

interface FactProps {
  kind: string;
  name: string;
  actionText: string;
  /** Null if the services cannot switch it; then it is only text. */
  onSwitch: (() => void) | null;
}

function Fact({ kind, name, actionText, onSwitch }: FactProps) {
  const content = (
    <>
      <span className="top-bar-kind">{kind}</span>
      <span className="clip">{name}</span>
    </>
  );
  if (onSwitch === null) return <span className="top-bar-item top-bar-fact">{content}</span>;
  return (
    <Button className="top-bar-item top-bar-fact" title={actionText} onClick={onSwitch}>
      {content}
      <Icon name="down" />
    </Button>
  );
}
