import { lazy } from 'react';
import type { EmbeddedScreen, Screens } from '../kit/workbench/screens.ts';

/** The built-in screens by the name that a module's address gives them (`portal:dashboard`). Each is loaded when it is first opened. */
export const screens: Screens = {
  casper: lazy(async () => ({ default: (await import('../features/assistant/AssistantScreen.tsx')).AssistantScreen })),
  dashboard: lazy(async () => ({ default: (await import('../features/home/DashboardScreen.tsx')).DashboardScreen })),
};

/** The frame of modules that are pages of other systems. */
export const embeddedScreen: EmbeddedScreen = lazy(async () => ({
  default: (await import('../features/embedded/EmbeddedModuleScreen.tsx')).EmbeddedModuleScreen,
}));
