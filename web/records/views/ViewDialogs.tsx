import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import type { SavedView } from './saved-view.ts';
import type { ViewProblem } from './useListViews.ts';
import type { ViewMutations } from './useViewMutations.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** The open dialog of the view menu. */
export type OpenViewDialog = { kind: 'new' } | { kind: 'rename' | 'delete'; view: SavedView };

interface ViewDialogsProps {
  /** Null: none is open. */
  open: OpenViewDialog | null;
  mutations: ViewMutations;
  /** Notifies the user of a problem for which no dialog is open any more. */
  onProblem: (problem: ViewProblem | null) => void;
  onClose: () => void;
}

/** The dialogs to save, rename and delete a view. */
export function ViewDialogs({ open, mutations, onProblem, onClose }: ViewDialogsProps) {
  const { add, change, remove } = mutations;
  const closeIfSaved = (problem: ViewProblem | null) => {
    if (problem === null) onClose();
    return problem;
  };
  if (open === null) return null;
  if (open.kind === 'new') {
    return (
      <ViewDialog
        key="new"
        onSave={(name, isShared) => add(name, isShared).then(closeIfSaved)}
        onClose={onClose}
      />
    );
  }
  const { kind, view } = open;
  if (kind === 'rename') {
    return (
      <ViewDialog
        key="rename"
        view={view}
        onSave={(name, isShared) =>
          change(view, { name, isShared }, 'views.saved').then(closeIfSaved)
        }
        onClose={onClose}
      />
    );
  }
  return (
    <DeleteViewDialog
      view={view}
      onDelete={() => {
        onClose();
        void remove(view).then(onProblem);
      }}
      onClose={onClose}
    />
  );
}
