import { type ReactNode, useMemo, useState } from 'react';
import { firstIcons } from './first-icons.ts';
import type { IconShapes } from './icon-shape.ts';
import { type AvailableIcons, IconSetContext } from './IconSetContext.ts';
import { workbenchIcons } from './workbench-icons.ts';

const own = { ...firstIcons.shapes, ...workbenchIcons.shapes };
const names = { ...firstIcons.names, ...workbenchIcons.names };

const loadAllShapes = async (): Promise<IconShapes> =>
  (await import('virtual:prime-icon-shapes')).default;

interface WorkbenchIconsProps {
  children: ReactNode;
  /** Loads all shapes of PrimeIcons; a parameter for tests. */
  load?: () => Promise<IconShapes>;
}

/**
 * The icons that the portal itself names. All others of PrimeIcons are loaded once one of them is
 * needed, since menus and cards may name any.
 */
export function WorkbenchIcons({ children, load = loadAllShapes }: WorkbenchIconsProps) {
  const [others, setOthers] = useState<IconShapes | null>(null);
  const icons = useMemo((): AvailableIcons => {
    if (others !== null) return { shapes: { ...others, ...own }, names, askForMore: null };
    let isLoading = false;
    const askForMore = () => {
      if (isLoading) return;
      isLoading = true;
      // If it fails, the next icon that needs the set tries again.
      load().then(setOthers, () => {
        isLoading = false;
      });
    };
    return { shapes: own, names, askForMore };
  }, [others, load]);
  return <IconSetContext value={icons}>{children}</IconSetContext>;
}
