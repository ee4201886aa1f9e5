import { useCallback } from 'react';
import { useOpenModule } from '../../../platform/workbench/OpenModule.tsx';
import type { ApprovalButton } from './approval.ts';

type Target = NonNullable<ApprovalButton['opens']>;

/** Opens what a button opens: a module as a tab of the workbench, a page in a window that knows nothing of this one. */
export function useOpenTarget(): (name: string, target: Target) => void {
  const openModule = useOpenModule();
  return useCallback(
    (name, { moduleCode, moduleParameters, url }) => {
      if (moduleCode !== null) {
        const parameters = Object.fromEntries(moduleParameters.map((one) => [one.name, one.value]));
        openModule({ code: moduleCode, name, provisional: true, parameters });
      } else if (url !== null) {
        window.open(url, '_blank', 'noopener');
      }
    },
    [openModule],
  );
}
