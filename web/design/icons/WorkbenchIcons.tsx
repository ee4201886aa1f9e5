import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { firstIcons } from './first-icons.ts';
import type { IconSet } from './icon-shape.ts';
import { type AvailableIcons, IconSetContext } from './IconSetContext.ts';

export type LoadIcons = () => Promise<IconSet>;

const loadWorkbenchIcons: LoadIcons = async () =>
  (await import('./workbench-icons.ts')).workbenchIcons;

const loadAllShapes: LoadIcons = async () => ({
  shapes: (await import('virtual:prime-icon-shapes')).default,
  names: {},
});

const workbenchSets = [loadWorkbenchIcons, loadAllShapes];

const joined = <Value,>(tables: readonly Readonly<Record<string, Value>>[]) =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table)));

interface WorkbenchIconsProps {
  children: ReactNode;
  /** The sets after the first, in the order in which they are asked for; a parameter for tests. */
  sets?: readonly LoadIcons[];
}

/**
 * The icons of the workbench. Its own are loaded beside the first page, which does not wait for them:
 * their places stay empty until then. All others of PrimeIcons are loaded once one of them is needed,
 * since menus and cards may name any.
 */
export function WorkbenchIcons({ children, sets = workbenchSets }: WorkbenchIconsProps) {
  const [loaded, setLoaded] = useState<readonly IconSet[]>([firstIcons]);
  const load = sets[loaded.length - 1];
  const icons = useMemo((): AvailableIcons => {
    let isLoading = false;
    const askForMore = () => {
      if (isLoading) return;
      isLoading = true;
      load?.().then(
        (set) => setLoaded((former) => (former === loaded ? [...former, set] : former)),
        // The next icon that needs the set tries again.
        () => {
          isLoading = false;
        },
      );
    };
    return {
      shapes: joined(loaded.map(({ shapes }) => shapes)),
      names: joined(loaded.map(({ names }) => names)),
      askForMore: load ? askForMore : null,
    };
  }, [loaded, load]);
  const isFirst = loaded.length === 1;
  useEffect(() => {
    if (isFirst) icons.askForMore?.();
  }, [isFirst, icons]);
  return <IconSetContext value={icons}>{children}</IconSetContext>;
}
