import { lazy } from 'react';
import type { Dialogs } from '../kit/workbench/Dialogs.tsx';

/** The dialogs by name. Each is loaded when it is first opened. */
export const dialogs: Dialogs = {
  appearance: lazy(async () => ({ default: (await import('../features/appearance/AppearanceDialog.tsx')).AppearanceDialog })),
  cache: lazy(async () => ({ default: (await import('../features/appearance/CacheDialog.tsx')).CacheDialog })),
};
