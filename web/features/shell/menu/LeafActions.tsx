import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ContextMenu, type MenuPoint } from '../../../design/overlay/menu/ContextMenu.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { moduleOf, type MenuLeaf } from './menu-rows.ts';
import type { SavedMenus } from './common-menus/useSavedMenus.ts';

/** The menu leaf whose context menu is open, and where. */
export interface LeafActionsTarget {
  leaf: MenuLeaf;
  label: string;
  position: MenuPoint;
}

interface LeafActionsProps extends LeafActionsTarget {
  savedMenus: SavedMenus;
  onOpen: (module: ModuleReference) => void;
  onClose: () => void;
}

/** The context menu of a menu leaf: open it, or toggle it as common menu or favourite. */
export function LeafActions({
  leaf,
  label,
  position,
  savedMenus,
  onOpen,
  onClose,
}: LeafActionsProps) {
  const { t } = useTranslation();
  const hasFeature = useHasFeature();
  const common = savedMenus.isCommon(leaf);
  const favourite = savedMenus.isFavourite(leaf);
  return (
    <ContextMenu
      label={label}
      position={position}
      onClose={onClose}
      groups={[
        {
          id: 'open',
          items: [
            {
              id: 'open',
              label: t('menu.openLeaf'),
              icon: 'arrow',
              onSelect: () => onOpen(moduleOf(leaf)),
            },
          ],
        },
        {
          id: 'keep',
          items: [
            {
              feature: 'COMMON_MENUS' as const,
              id: 'common',
              label: t(common ? 'commonMenus.drop' : 'commonMenus.add'),
              icon: 'pin',
              onSelect: () => savedMenus.toggleCommon(leaf),
            },
            {
              feature: 'FAVOURITES' as const,
              id: 'favourite',
              label: t(favourite ? 'favourites.drop' : 'favourites.add'),
              icon: 'star',
              // Favourites are modules, so a leaf without a module cannot be one.
              disabled: leaf.node.moduleCode === null,
              onSelect: () => savedMenus.toggleFavourite(leaf),
            },
          ].filter(({ feature }) => hasFeature(feature)),
        },
      ]}
    />
  );
}
