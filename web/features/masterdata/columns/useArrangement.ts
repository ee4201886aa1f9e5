import { useState } from 'react';
import type { ArrangedColumn } from '../../../records/views/arrange-columns.ts';
import { useListSettings } from '../../../records/views/useListSettings.ts';
import { listKey } from '../list-module.ts';

export interface Arrangement {
  columns: readonly ArrangedColumn[] | null;
  pageSize: number | null;
  change: (columns: readonly ArrangedColumn[]) => void;
  reset: () => void;
  /** Uses the columns of a saved view until another one is applied; null uses the account's own. */
  apply: (columns: readonly ArrangedColumn[] | null) => void;
  savePageSize: (size: number) => void;
}

/**
 * Returns the column settings that apply: those of the applied saved view, else the account's own;
 * null columns mean the module's configuration.
 */
export function useArrangement(code: string): Arrangement {
  const settings = useListSettings(listKey(code));
  const [viewColumns, setViewColumns] = useState<readonly ArrangedColumn[] | null>(null);
  return {
    columns: viewColumns ?? settings.columns,
    pageSize: settings.pageSize,
    change(columns) {
      if (viewColumns === null) settings.save(columns);
      else setViewColumns(columns);
    },
    reset() {
      setViewColumns(null);
      settings.reset();
    },
    apply: setViewColumns,
    savePageSize: (size) => settings.save(settings.columns ?? [], size),
  };
}
