import type {
  ColumnProblem,
  ListFilterInput,
  ListOperation,
  ListOrderInput,
} from '../generated/resolvers.ts';
import type { FieldRule } from './field-rules.ts';
import type { ListConfig, ModuleColumn } from './module-metadata.ts';

/** Maximum rows of a page, and of a change of several rows. */
export const MAX_ROWS = 1000;

/** A list built from metadata, as the account sees it. Lives as long as the request. */
export interface ListModuleModel {
  code: string;
  config: ListConfig;
  /** In display order, without those of detail lists. */
  columns: readonly ModuleColumn[];
  problems: readonly ColumnProblem[];
  operations: ReadonlySet<ListOperation>;
  /** Rules between the fields of a row. */
  rules: readonly FieldRule[];
}

/** The fields of a row: texts, numbers, booleans and nulls. */
export type RowValues = Readonly<Record<string, string | number | boolean | null>>;

export interface ListRowModel {
  module: ListModuleModel;
  /** The row as the services sent it; an update sends it back. */
  raw: Readonly<Record<string, unknown>>;
  values: RowValues;
  key: string;
  /** Whether the services sent a key. A row without one can be neither changed nor deleted. */
  hasKey: boolean;
  version: string | null;
  isDeletable: boolean;
  /**
   * Labels of its codes by column, loaded together with all rows of its page. Never rejects; labels
   * that cannot be loaded are left out. A promise only until they are loaded.
   */
  labels(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** The labels including those from the columns' options: the row as users read it. */
  texts(): Promise<Readonly<Record<string, string>>>;
}

/** A search and the page of its result. */
export interface ListSearch {
  filter?: ListFilterInput | null | undefined;
  orderBy?: readonly ListOrderInput[] | undefined;
  page: number;
  /** The configured size when absent; at most MAX_ROWS. */
  pageSize?: number | null | undefined;
}

export interface ListRows {
  totalCount: number;
  rows: ListRowModel[];
}
