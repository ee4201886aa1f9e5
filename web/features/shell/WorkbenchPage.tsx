import type { ReactNode } from 'react';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import type { EmbeddedScreen, Screens } from '../../platform/workbench/screens.ts';
import { useShell } from './ShellContext.tsx';
import { Workbench } from './Workbench.tsx';

interface WorkbenchPageProps {
  screens: Screens;
  /** Shows embedded modules; without it they cannot be opened. */
  embedded?: EmbeddedScreen;
  home: ReactNode;
}

/**
 * The workbench of the signed-in account. A different account, post or store gets a new workbench.
 */
export function WorkbenchPage({ embedded, ...props }: WorkbenchPageProps) {
  const { id, session } = useViewer();
  const { applications, parts } = useShell();
  return (
    <Workbench
      key={`${id} ${session.scope}`}
      applications={applications}
      embedded={embedded}
      parts={parts}
      {...props}
    />
  );
}
