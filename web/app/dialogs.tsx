import type { Dialogs } from '../kit/workbench/Dialogs.tsx';

/** The dialogs by name. Each is loaded when it is first opened. */
export const dialogs: Dialogs = {};
