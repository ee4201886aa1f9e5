import { lazy } from 'react';
import type { Screens } from '../kit/workbench/screens.ts';

/** The built-in screens by the name that a module's address gives them (`portal:dashboard`). Each is loaded when it is first opened. */
export const screens: Screens = {
  dashboard: lazy(async () => ({ default: (await import('../features/home/DashboardScreen.tsx')).DashboardScreen })),
};
