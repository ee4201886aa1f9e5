import { useState } from 'react';
import type { ArrangedColumn } from '../../../records/views/arrange-columns.ts';
import { useListSettings } from '../../../records/views/useListSettings.ts';
import { listOf } from '../list-module.ts';

export interface Arrangement {
  columns: readonly ArrangedColumn[] | null;
  pageSize: number | null;
  change: (columns: readonly ArrangedColumn[]) => void;
  reset: () => void;
  /** The columns of a saved view, for as long as it is looked at; null: as the account has arranged them. */
  apply: (columns: readonly ArrangedColumn[] | null) => void;
  keepPageSize: (size: number) => void;
}

/** How the columns stand: as a saved view has them, else as the account has arranged them, else as configured. */
export function useArrangement(code: string): Arrangement {
  const settings = useListSettings(listOf(code));
  const [ofView, setOfView] = useState<readonly ArrangedColumn[] | null>(null);
  return {
    columns: ofView ?? settings.columns,
    pageSize: settings.pageSize,
    change(columns) {
      if (ofView === null) settings.save(columns);
      else setOfView(columns);
    },
    reset() {
      setOfView(null);
      settings.reset();
    },
    apply: setOfView,
    keepPageSize: (size) => settings.save(settings.columns ?? [], size),
  };
}
