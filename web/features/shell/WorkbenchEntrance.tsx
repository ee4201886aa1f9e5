import { createContext, use, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { tabPath, workbenchPath } from '../../platform/routes/paths.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import type { ModuleReference } from '../../platform/workbench/OpenModule.tsx';
import type { Application } from './menu/menu-rows.ts';

/** Lets parts outside the workbench, such as the search and the launchpad, open modules in it. */
export interface WorkbenchEntrance {
  open: (module: ModuleReference) => void;
  chooseApplication: (application: Application) => void;
}

/** Holds the entrance of the workbench while the workbench is on the page. */
export interface EntranceSlot {
  attached: () => WorkbenchEntrance | null;
  attach: (entrance: WorkbenchEntrance) => () => void;
}

/** Creates an empty slot. `attach` returns a function that detaches. */
export function createEntranceSlot(): EntranceSlot {
  let attached: WorkbenchEntrance | null = null;
  return {
    attached: () => attached,
    attach(entrance) {
      attached = entrance;
      return () => {
        if (attached === entrance) attached = null;
      };
    },
  };
}

const EntranceContext = createContext<EntranceSlot | null>(null);

export const EntranceProvider = EntranceContext.Provider;

function useSlot(): EntranceSlot {
  const slot = use(EntranceContext);
  if (slot === null) throw new Error('useWorkbenchEntrance must be used inside ViewerGate.');
  return slot;
}

/** Called by the workbench: from now on, modules open in it. */
export function useAttachEntrance(entrance: WorkbenchEntrance): void {
  const slot = useSlot();
  useEffect(
    function attach() {
      return slot.attach(entrance);
    },
    [slot, entrance],
  );
}

/** Opens modules in the workbench, or navigates to the workbench first if it is not on the page. */
export function useWorkbenchEntrance(): WorkbenchEntrance {
  const slot = useSlot();
  const navigate = useNavigate();
  const { userType } = useViewer();
  return useMemo(
    () => ({
      open(module) {
        const workbench = slot.attached();
        if (workbench !== null) workbench.open(module);
        else void navigate(tabPath(userType, module));
      },
      chooseApplication(application) {
        const workbench = slot.attached();
        if (workbench !== null) workbench.chooseApplication(application);
        else void navigate(workbenchPath(userType, application));
      },
    }),
    [slot, navigate, userType],
  );
}
