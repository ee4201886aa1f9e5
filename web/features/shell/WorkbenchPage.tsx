import type { ReactNode } from 'react';
import { useViewer } from '../../kit/session/ViewerContext.tsx';
import type { Screens } from '../../kit/workbench/screens.ts';
import { useShell } from './ShellContext.tsx';
import { Workbench } from './Workbench.tsx';

interface WorkbenchPageProps {
  screens: Screens;
  home: ReactNode;
  signOutFailed: boolean;
  onSignOut: () => void;
}

/** The workbench of whoever is signed in; another account, post or store begins with another workspace. */
export function WorkbenchPage(props: WorkbenchPageProps) {
  const { id, session } = useViewer();
  const { applications, reloading, reload } = useShell();
  return (
    <Workbench key={`${id} ${session.scope}`} applications={applications} reloading={reloading} onReload={reload} {...props} />
  );
}
