import { useTranslation } from 'react-i18next';
import { ContextMenu, type MenuPoint } from '../../../design/overlay/ContextMenu.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { moduleOf, type MenuLeaf } from './menu-rows.ts';
import type { KeptMenus } from './common-menus/useKeptMenus.ts';

export interface LeafActionsAt {
  leaf: MenuLeaf;
  label: string;
  at: MenuPoint;
}

interface LeafActionsProps extends LeafActionsAt {
  kept: KeptMenus;
  onOpen: (module: ModuleReference) => void;
  onClose: () => void;
}

/** What can be done with a leaf of the menu besides opening it: keeping it at the top of the menu, or among the favourites of the home page. */
export function LeafActions({ leaf, label, at, kept, onOpen, onClose }: LeafActionsProps) {
  const { t } = useTranslation();
  const common = kept.isCommon(leaf);
  const favourite = kept.isFavourite(leaf);
  return (
    <ContextMenu
      label={label}
      at={at}
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
              id: 'common',
              label: t(common ? 'commonMenus.drop' : 'commonMenus.add'),
              icon: 'pin',
              onSelect: () => kept.toggleCommon(leaf),
            },
            {
              id: 'favourite',
              label: t(favourite ? 'favourites.drop' : 'favourites.add'),
              icon: 'star',
              // A leaf without a module has nothing that could be a favourite.
              disabled: leaf.node.moduleCode === null,
              onSelect: () => kept.toggleFavourite(leaf),
            },
          ],
        },
      ]}
    />
  );
}
