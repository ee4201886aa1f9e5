import { ViewMenu } from '../../../records/views/ViewMenu.tsx';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import { listKey, type Module } from '../list-module.ts';
import type { ModuleListState } from '../useModuleList.ts';

/** The saved views of the list. The open row stays open, because it is not part of a view. */
export function ListViews({ module, list }: { module: Module; list: ModuleListState }) {
  const { view, setView } = useTab();
  return (
    <ViewMenu
      list={listKey(module.code)}
      parameters={view}
      columns={list.columns.arranged}
      onApply={({ parameters, columns }) => {
        setView(({ row }) => ({ ...parameters, ...(row !== undefined && { row }) }));
        list.arrangement.apply(columns);
      }}
    />
  );
}
