import { useCallback } from 'react';
import { useOpenModule } from '../../../platform/workbench/OpenModule.tsx';
import type { ApprovalButton } from './approval.ts';

type Target = NonNullable<ApprovalButton['opens']>;

/**
 * Returns a function that opens a button's target: a module as a tab of the workbench, or a URL in
 * a new window without access to this one.
 */
export function useOpenTarget(): (name: string, target: Target) => void {
  const openModule = useOpenModule();
  return useCallback(
    (name, { moduleCode, moduleParameters, url }) => {
      if (moduleCode !== null) {
        const parameters = Object.fromEntries(
          moduleParameters.map((parameter) => [parameter.name, parameter.value]),
        );
        openModule({ code: moduleCode, name, provisional: true, parameters });
      } else if (url !== null) {
        window.open(url, '_blank', 'noopener');
      }
    },
    [openModule],
  );
}
