import { createContext, use } from 'react';

/** The tabs of the workbench as a dialog may see them: whether closing them would lose something, and closing them. */
export interface Workspace {
  /** Titles of the tabs that hold unsaved input. */
  unsavedTitles(): readonly string[];
  /** Asks the user, naming the tabs, before all that is unsaved goes; true at once when nothing is. */
  mayLeave(): Promise<boolean>;
  /** Closes every tab without asking and forgets them, so that a switched post begins at its home tab. */
  closeAll(): void;
}

/** A place at which the workbench leaves its workspace while it is on the page. */
export interface WorkspaceSlot extends Workspace {
  attach(workspace: Workspace): () => void;
}

const nothing: Workspace = {
  unsavedTitles: () => [],
  mayLeave: () => Promise.resolve(true),
  closeAll: () => undefined,
};

export function createWorkspaceSlot(): WorkspaceSlot {
  let attached = nothing;
  return {
    unsavedTitles: () => attached.unsavedTitles(),
    mayLeave: () => attached.mayLeave(),
    closeAll: () => attached.closeAll(),
    attach(workspace) {
      attached = workspace;
      return () => {
        if (attached === workspace) attached = nothing;
      };
    },
  };
}

const WorkspaceContext = createContext<WorkspaceSlot | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): WorkspaceSlot {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('useWorkspace is for what stands inside the portal.');
  return workspace;
}
