import type { ListFilterInput, ListOrderInput } from '../../generated/schema.ts';
import type { DialogParameters } from '../../platform/workbench/Dialogs.tsx';

/** A column of a list and what stands above it. */
export interface TitledColumn {
  name: string;
  title: string;
  /** What its codes are called, where the column tells it. */
  labels?: { value: string; label: string }[];
}

/** What a list asks to be written into a file. */
export interface ExportRequest {
  filter: ListFilterInput | null;
  orderBy: readonly ListOrderInput[];
  columns: readonly TitledColumn[];
}

/** Dialogs are given texts: these hold what a list shows at the moment. */
export function exportRequestOf({ request = '{}' }: DialogParameters): ExportRequest {
  const { filter, orderBy, columns } = JSON.parse(request) as Partial<ExportRequest>;
  return { filter: filter ?? null, orderBy: orderBy ?? [], columns: columns ?? [] };
}

export const columnsOf = ({ columns = '[]' }: DialogParameters): readonly TitledColumn[] =>
  JSON.parse(columns) as TitledColumn[];
