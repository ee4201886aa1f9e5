import { createContext } from 'react';
import { firstIcons } from './first-icons.ts';
import type { IconSet } from './icon-shape.ts';

export interface AvailableIcons extends IconSet {
  /** Asks for the shapes that are not in the set; null when there are no more. */
  askForMore: (() => void) | null;
}

/** The workbench provides more (WorkbenchIcons.tsx); outside of it only the first icons exist. */
export const IconSetContext = createContext<AvailableIcons>({ ...firstIcons, askForMore: null });
