import type { ComponentType } from 'react';
import { Waiting } from '../features/shell/tabs/module/Waiting.tsx';
import { loadable } from '../design/loading/loadable.tsx';
import type { EmbeddedScreen, ScreenProps, Screens } from '../platform/workbench/screens.ts';

const waiting = <Waiting />;
const screen = (load: () => Promise<ComponentType<ScreenProps>>) => loadable({ load, waiting });
/** A screen whose texts are not part of the workbench texts. */
const workScreen = (load: () => Promise<ComponentType<ScreenProps>>) =>
  loadable({ load, texts: 'work', waiting });

/**
 * The built-in screens by the name in a module's address (`portal:dashboard`). Each one is loaded
 * when it is first opened.
 */
export const screens: Screens = {
  approval: workScreen(
    async () =>
      (await import('../features/workflow/centre/ApprovalCentreScreen.tsx')).ApprovalCentreScreen,
  ),
  casper: screen(
    async () => (await import('../features/assistant/AssistantScreen.tsx')).AssistantScreen,
  ),
  dashboard: screen(
    async () => (await import('../features/home/DashboardScreen.tsx')).DashboardScreen,
  ),
  iclock: workScreen(
    async () =>
      (await import('../features/workflow/tasks/clock/OperatingClockScreen.tsx'))
        .OperatingClockScreen,
  ),
  list: workScreen(
    async () => (await import('../features/masterdata/MasterDataScreen.tsx')).MasterDataScreen,
  ),
  message: workScreen(
    async () => (await import('../features/messages/MessageCentreScreen.tsx')).MessageCentreScreen,
  ),
  sheet: workScreen(async () => (await import('../features/sheets/SheetScreen.tsx')).SheetScreen),
  taskpool: workScreen(
    async () => (await import('../features/workflow/tasks/TaskPoolScreen.tsx')).TaskPoolScreen,
  ),
};

/** The frame for modules of other systems. */
export const embeddedScreen: EmbeddedScreen = loadable({
  load: async () =>
    (await import('../features/embedded/EmbeddedModuleScreen.tsx')).EmbeddedModuleScreen,
  waiting,
});
