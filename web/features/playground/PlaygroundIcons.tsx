import alignLeft from 'primeicons/raw-svg/align-left.svg?shape';
import bookmark from 'primeicons/raw-svg/bookmark.svg?shape';
import play from 'primeicons/raw-svg/play.svg?shape';
import { type ReactNode, use, useMemo } from 'react';
import { IconSetContext } from '../../design/icons/IconSetContext.ts';

/** The icons that only the playground has. */
export const playgroundIcons = { 'align-left': alignLeft, bookmark, play };

/** The icons of the workbench, and those that only the playground has. */
export function PlaygroundIcons({ children }: { children: ReactNode }) {
  const icons = use(IconSetContext);
  const all = useMemo(
    () => ({ ...icons, shapes: { ...icons.shapes, ...playgroundIcons } }),
    [icons],
  );
  return <IconSetContext value={all}>{children}</IconSetContext>;
}
