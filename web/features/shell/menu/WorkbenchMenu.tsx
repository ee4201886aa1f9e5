import { memo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';
import { MenuFrame } from './MenuFrame.tsx';
import { offeredLeaves } from './offered-applications.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopMenu } from './top-menu/TopMenu.tsx';
import type { CurrentApplication } from './useCurrentApplication.ts';
import { useSavedMenus } from './common-menus/useSavedMenus.ts';
import type { MenuFrameState } from './useMenuFrame.ts';

interface WorkbenchMenuProps {
  frame: MenuFrameState;
  application: CurrentApplication;
  parts: ShellParts;
  /** Whether menus are still loading. */
  busy: boolean;
  /** The module of the selected tab; null for the home tab. */
  selectedModule: ModuleReference | null;
  onHome: () => void;
  onOpen: (module: ModuleReference) => void;
}

/**
 * The menu of the workbench: a tree at the side or above the page, or a bar at the top, depending
 * on the setting of the operator and the width of the screen.
 */
export const WorkbenchMenu = memo(function WorkbenchMenu({
  frame,
  application,
  onHome,
  onOpen,
  ...rest
}: WorkbenchMenuProps) {
  const { t } = useTranslation();
  const savedMenus = useSavedMenus();
  const shared = {
    ...rest,
    application: application.current,
    savedMenus,
    common: offeredLeaves(savedMenus.common, application.offered),
    onHome() {
      frame.closeOverlay();
      onHome();
    },
    onOpen(module: ModuleReference) {
      frame.closeOverlay();
      onOpen(module);
    },
  };
  if (frame.shape === 'top') return <TopMenu {...shared} />;
  return (
    <MenuFrame frame={frame}>
      {(mini) => (
        <SideMenu
          {...shared}
          mini={mini}
          foldText={mini ? t('menu.unfold') : t('menu.fold')}
          onFold={frame.toggle}
        />
      )}
    </MenuFrame>
  );
});
