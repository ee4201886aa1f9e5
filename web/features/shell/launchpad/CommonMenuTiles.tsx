import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { leafKeyOf, moduleOf, type MenuLeaf } from '../menu/menu-rows.ts';
import { ModuleTile } from './ModuleTile.tsx';

/** The common menus on the launchpad, with a button to edit them. */
export function CommonMenuTiles({ common }: { common: readonly MenuLeaf[] }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openDialog = useOpenDialog();
  return (
    <section aria-labelledby="launchpad-common">
      <div className="row">
        <h2 id="launchpad-common">{t('commonMenus')}</h2>
        <Button kind="quiet" onClick={() => openDialog('commonMenus')}>
          <Icon name="sliders" />
          {t('commonMenus.set')}
        </Button>
      </div>
      {common.length === 0 && <p className="mute">{t('commonMenus.empty')}</p>}
      <ul className="launchpad-tiles">
        {common.map((leaf) => (
          <ModuleTile
            key={leafKeyOf(leaf)}
            name={serverText(leaf.node.i18nCode, leaf.node.name)}
            detail={serverText(leaf.application.i18nCode, leaf.application.name)}
            module={moduleOf(leaf)}
            icon={leaf.node.icon}
            imageUrls={[]}
          />
        ))}
      </ul>
    </section>
  );
}
