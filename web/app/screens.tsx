import { lazy } from 'react';
import type { EmbeddedScreen, Screens } from '../kit/workbench/screens.ts';

/** The built-in screens by the name that a module's address gives them (`portal:dashboard`). Each is loaded when it is first opened. */
export const screens: Screens = {
  approval: lazy(async () => ({
    default: (await import('../features/workflow/centre/ApprovalCentreScreen.tsx')).ApprovalCentreScreen,
  })),
  casper: lazy(async () => ({ default: (await import('../features/assistant/AssistantScreen.tsx')).AssistantScreen })),
  dashboard: lazy(async () => ({ default: (await import('../features/home/DashboardScreen.tsx')).DashboardScreen })),
  iclock: lazy(async () => ({
    default: (await import('../features/workflow/tasks/OperatingClockScreen.tsx')).OperatingClockScreen,
  })),
  list: lazy(async () => ({ default: (await import('../features/masterdata/MasterDataScreen.tsx')).MasterDataScreen })),
  message: lazy(async () => ({ default: (await import('../features/messages/MessageCentreScreen.tsx')).MessageCentreScreen })),
  sheet: lazy(async () => ({ default: (await import('../features/sheets/SheetScreen.tsx')).SheetScreen })),
  taskpool: lazy(async () => ({ default: (await import('../features/workflow/tasks/TaskPoolScreen.tsx')).TaskPoolScreen })),
};

/** The frame of modules that are pages of other systems. */
export const embeddedScreen: EmbeddedScreen = lazy(async () => ({
  default: (await import('../features/embedded/EmbeddedModuleScreen.tsx')).EmbeddedModuleScreen,
}));
