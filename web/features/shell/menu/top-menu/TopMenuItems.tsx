import type { RefObject } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import {
  COMMON_MENUS_KEY,
  moduleOf,
  opensModule,
  type Application,
  type MenuLeaf,
  type MenuNode,
} from '../menu-rows.ts';
import { TopMenuGroup, type BarGroup } from './TopMenuGroup.tsx';
import { TopMenuLeaf } from './TopMenuLeaf.tsx';

interface TopMenuItemsProps {
  application: Application | null;
  common: readonly MenuLeaf[];
  selectedModule: ModuleReference | null;
  /** Key of the group whose panel is open; null for none. */
  unfolded: string | null;
  /** Set to the button that opened the panel, so that it gets the focus back. */
  openerRef: RefObject<HTMLButtonElement | null>;
  onUnfold: (key: string | null) => void;
  /** Opens a leaf of the first level. */
  onOpen: (module: ModuleReference) => void;
  /** Opens a menu of the open panel. */
  onOpenFromPanel: (module: ModuleReference) => void;
}

/** The common menus and the first level of the application in the top menu. */
export function TopMenuItems(props: TopMenuItemsProps) {
  const { application, common, selectedModule, unfolded, openerRef, onUnfold, onOpen } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const menus = application?.menus ?? [];
  const isShown = (node: MenuNode) =>
    application !== null && opensModule({ application, node }, selectedModule);
  const shownUnder = new Set(menus.filter(isShown).flatMap(({ parentCodes }) => parentCodes));
  const groupOf = (owner: Application, node: MenuNode): BarGroup => ({
    key: node.code,
    label: serverText(node.i18nCode, node.name),
    icon: node.icon ?? 'grid',
    isCurrent: shownUnder.has(node.code),
    lines: menus
      .filter(({ parentCodes }) => parentCodes.includes(node.code))
      .map((one) => ({ application: owner, node: one, depth: one.parentCodes.length })),
  });
  const commonGroup: BarGroup = {
    key: COMMON_MENUS_KEY,
    label: t('commonMenus'),
    icon: 'star',
    isCurrent: false,
    lines: common.map((leaf) => ({ ...leaf, depth: 1 })),
  };
  const shared = { unfolded, openerRef, selectedModule, onUnfold, onOpen: props.onOpenFromPanel };
  return (
    <>
      {common.length > 0 && <TopMenuGroup {...shared} group={commonGroup} />}
      {application !== null &&
        menus
          .filter(({ parentCodes }) => parentCodes.length === 0)
          .map((node) =>
            node.isLeaf ? (
              <TopMenuLeaf
                key={node.id}
                label={serverText(node.i18nCode, node.name)}
                icon={node.icon ?? 'file'}
                isCurrent={isShown(node)}
                onOpen={() => onOpen(moduleOf({ application, node }))}
              />
            ) : (
              <TopMenuGroup key={node.code} {...shared} group={groupOf(application, node)} />
            ),
          )}
    </>
  );
}
