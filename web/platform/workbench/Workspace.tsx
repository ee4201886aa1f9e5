import { createContext, use } from 'react';

/**
 * The tabs of the workbench as seen by dialogs: whether closing them would lose input, and closing
 * them.
 */
export interface Workspace {
  /** Titles of the tabs with unsaved input. */
  unsavedTitles(): readonly string[];
  /**
   * Asks the user before unsaved input is lost, naming the tabs. Resolves to true at once if there
   * is none.
   */
  mayLeave(): Promise<boolean>;
  /**
   * Closes all tabs without asking and forgets them, so that a switched post begins at its home
   * tab.
   */
  closeAll(): void;
}

/** A reference to the workspace of the workbench, attached while the workbench is mounted. */
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
  if (workspace === null) throw new Error('useWorkspace must be used inside WorkspaceProvider.');
  return workspace;
}
