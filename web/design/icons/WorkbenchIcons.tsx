import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { firstIcons } from './first-icons.ts';
import type { IconShapes } from './icon-shape.ts';
import { type AvailableIcons, IconSetContext } from './IconSetContext.ts';
import { workbenchIcons } from './workbench-icons.ts';

const own = { ...firstIcons.shapes, ...workbenchIcons.shapes };
const names = { ...firstIcons.names, ...workbenchIcons.names };
const none = { shapes: {}, sets: 0 };

type LoadShapes = () => Promise<IconShapes>;

/** The second of these is loaded only for a name that the first one does not have. */
const furtherSets: readonly LoadShapes[] = [
  async () => (await import('virtual:prime-icon-shapes/business')).default,
  async () => (await import('virtual:prime-icon-shapes/all')).default,
];

interface WorkbenchIconsProps {
  children: ReactNode;
  /** Loads the first further set at once instead of for the first icon that needs it. */
  hasMenus?: boolean;
  /** Loads the further sets, in the order in which they are asked; a parameter for tests. */
  sets?: readonly LoadShapes[];
}

/**
 * The icons that the portal itself names. Menus and cards may name any other of PrimeIcons: first
 * the usual ones of a business are loaded, then, if a name is still missing, all of them. A page with
 * menus nearly always needs the usual ones, and shapes that come after its menus render it again.
 */
export function WorkbenchIcons({
  children,
  hasMenus = false,
  sets = furtherSets,
}: WorkbenchIconsProps) {
  const [loaded, setLoaded] = useState<{ shapes: IconShapes; sets: number }>(none);
  const icons = useMemo((): AvailableIcons => {
    const shapes = { ...loaded.shapes, ...own };
    const load = sets[loaded.sets];
    if (load === undefined) return { shapes, names, askForMore: null };
    let isLoading = false;
    const askForMore = () => {
      if (isLoading) return;
      isLoading = true;
      load().then(
        (more) => setLoaded({ shapes: { ...loaded.shapes, ...more }, sets: loaded.sets + 1 }),
        // If it fails, the next icon that needs the set tries again.
        () => {
          isLoading = false;
        },
      );
    };
    return { shapes, names, askForMore };
  }, [loaded, sets]);
  const isWanted = hasMenus && loaded.sets === 0;
  useEffect(
    function loadUsualIcons() {
      if (isWanted) icons.askForMore?.();
    },
    [icons, isWanted],
  );
  return <IconSetContext value={icons}>{children}</IconSetContext>;
}
