import type { ReactNode } from 'react';

/** A page of a signed-in user beside the workbench: the top bar and one main region. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
