import type { ListFilterInput, ListOrderInput } from '../../generated/schema.ts';
import type { DialogParameters } from '../../platform/workbench/Dialogs.tsx';

/** A column of a list with its heading. */
export interface TitledColumn {
  name: string;
  title: string;
  /** Names of the column's codes, if metadata lists them. */
  labels?: { value: string; label: string }[];
}

/** The request to export a list. */
export interface ExportRequest {
  filter: ListFilterInput | null;
  orderBy: readonly ListOrderInput[];
  columns: readonly TitledColumn[];
}

/** Parses the export request. Dialog parameters are texts, so it is passed as JSON. */
export function exportRequestOf({ request = '{}' }: DialogParameters): ExportRequest {
  const { filter, orderBy, columns } = JSON.parse(request) as Partial<ExportRequest>;
  return { filter: filter ?? null, orderBy: orderBy ?? [], columns: columns ?? [] };
}

export const columnsOf = ({ columns = '[]' }: DialogParameters): readonly TitledColumn[] =>
  JSON.parse(columns) as TitledColumn[];
