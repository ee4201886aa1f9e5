import { useNavigate } from 'react-router';
import { homePath } from '../../../platform/routes/paths.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { type OpenModule, useOpenModuleIfAny } from '../../../platform/workbench/OpenModule.tsx';
import { writeTabLink } from '../tabs/tab-address.ts';

/**
 * Opens a module from the top bar as a tab; outside the workbench, navigates to the workbench
 * first.
 */
export function useOpenCentre(): OpenModule {
  const open = useOpenModuleIfAny();
  const navigate = useNavigate();
  const { userType } = useViewer();
  return (module) => {
    const home = homePath(userType);
    if (open !== null) open(module);
    else void navigate(writeTabLink(module, { pathname: home, search: '' }, home));
  };
}
