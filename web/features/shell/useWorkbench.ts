import { homePath } from '../../platform/routes/paths.ts';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import type { Application } from './menu/menu-rows.ts';
import { useCurrentApplication } from './menu/useCurrentApplication.ts';
import { useMenuFrame } from './menu/useMenuFrame.ts';
import { useMenuLoaded } from './menu/useMenuLoaded.ts';
import type { ShellParts } from './parts/useShellParts.ts';
import { tabOf } from './tabs/tabs.ts';
import { useTabAddress } from './tabs/useTabAddress.ts';
import { useTabStore } from './tabs/useTabStore.ts';
import { useTabs } from './tabs/useTabs.ts';
import { useTabTitles } from './tabs/useTabTitles.ts';
import { useTabShortcuts } from './tabs/useTabShortcuts.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const noApplications: readonly Application[] = [];

/**
 * The state of the workbench: its tabs, which it keeps in sync with the address and the title of
 * the window, the shape of its menu, and the current application. The objects keep their identity
 * until they change. `applications` is null if the services did not return the list.
 */
export function useWorkbench(applications: readonly Application[] | null, parts: ShellParts) {
  const viewer = useViewer();
  const { locked } = useSessionState();
  const narrow = useMediaQuery(NARROW_SCREEN);
  const frame = useMenuFrame(narrow, viewer.settings?.menuMode === 'TOP');
  const known = applications ?? noApplications;
  const account = useTabStore(known);
  const { tabs, controls } = useTabs(account.store);
  const addressOf = useTabAddress({
    store: account.store,
    tabs,
    applications: known,
    home: homePath(viewer.userType),
  });
  useTabShortcuts(tabs, controls, !locked);
  const menuLoaded = useMenuLoaded(parts.menusSettled);
  const selectedModule = tabOf(tabs, tabs.selected)?.module ?? null;
  const application = useCurrentApplication({
    applications,
    selectedModule,
    menuLoaded,
    open: controls.open,
  });
  const { items, titles, titleOf } = useTabTitles(tabs, known);
  useDocumentTitle(
    titles.get(tabs.selected),
    viewer.settings?.clientName ?? viewer.enterprise.name,
  );
  return {
    ...{ account, tabs, controls, addressOf, items, titles, titleOf, selectedModule },
    ...{ narrow, frame, application, menuLoaded, known },
  };
}
