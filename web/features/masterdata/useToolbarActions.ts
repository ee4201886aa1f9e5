import { useOpenDialog } from '../../platform/workbench/Dialogs.tsx';
import type { ListDialog } from './ListDialogs.tsx';
import type { Module } from './list-module.ts';
import type { ToolbarAction } from './toolbar-buttons.ts';
import type { ModuleListState } from './useModuleList.ts';

interface ToolbarActionsOptions {
  module: Module;
  title: string;
  list: ModuleListState;
  openDialog: (dialog: ListDialog) => void;
}

/** Returns what each action of the toolbar does. */
export function useToolbarActions({
  module,
  title,
  list,
  openDialog,
}: ToolbarActionsOptions): Readonly<Record<ToolbarAction, () => void>> {
  const openFileDialog = useOpenDialog();
  return {
    add: () => list.updateState({ adding: true }),
    audit: () => openDialog('audit'),
    reject: () => openDialog('reject'),
    delete: () => openDialog('delete'),
    bulkEdit: () => openDialog('bulkEdit'),
    filter: () => openDialog('filter'),
    refresh: list.reload,
    print: () => window.print(),
    import: () =>
      openFileDialog('import', {
        module: module.code,
        title,
        columns: JSON.stringify(list.fileColumns('import')),
      }),
    export: () =>
      openFileDialog('export', {
        module: module.code,
        title,
        total: String(list.page.totalCount),
        request: JSON.stringify({
          filter: list.variables.filter,
          orderBy: list.variables.orderBy,
          columns: list.fileColumns('export'),
        }),
      }),
  };
}
