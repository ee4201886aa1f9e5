import { useTranslation } from 'react-i18next';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { ShellParts } from '../parts/useShellParts.ts';
import { MenuFrame } from './MenuFrame.tsx';
import { offeredLeaves } from './narrowing.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopMenu } from './TopMenu.tsx';
import type { CurrentApplication } from './useCurrentApplication.ts';
import { useKeptMenus } from './common-menus/useKeptMenus.ts';
import type { MenuFrameState } from './useMenuFrame.ts';

interface WorkbenchMenuProps {
  frame: MenuFrameState;
  application: CurrentApplication;
  parts: ShellParts;
  /** Not all menus are there yet. */
  busy: boolean;
  /** What the selected tab shows; null for the home tab. */
  selectedModule: ModuleReference | null;
  onHome: () => void;
  onOpen: (module: ModuleReference) => void;
}

/** The menu of the workbench where the operator and the screen will have it: a tree at the side or over the page, or a bar at the top. */
export function WorkbenchMenu({ frame, application, onHome, onOpen, ...rest }: WorkbenchMenuProps) {
  const { t } = useTranslation();
  const kept = useKeptMenus();
  const shared = {
    ...rest,
    application: application.current,
    kept,
    common: offeredLeaves(kept.common, application.offered),
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
}
