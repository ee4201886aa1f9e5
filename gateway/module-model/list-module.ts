import type {
  ColumnProblem,
  ListFilterInput,
  ListOperation,
  ListOrderInput,
} from '../generated/resolvers.ts';
import type { FieldRule } from './field-rules.ts';
import type { ListConfig, ModuleColumn } from './module-metadata.ts';

/** Most rows of a page, and of what is done to several at once. */
export const MOST_ROWS = 1000;

/** A list made of metadata, as the account has it. Kept for no longer than a request. */
export interface ListModuleModel {
  code: string;
  config: ListConfig;
  /** In their order; without those of detail lists. */
  columns: readonly ModuleColumn[];
  problems: readonly ColumnProblem[];
  operations: ReadonlySet<ListOperation>;
  /** Rules between the fields of a row. */
  rules: readonly FieldRule[];
}

/** Fields of a row: texts, numbers, truth values and nulls. */
export type RowValues = Readonly<Record<string, string | number | boolean | null>>;

export interface ListRowModel {
  module: ListModuleModel;
  /** The row as the services tell it: what an update sends back. */
  raw: Readonly<Record<string, unknown>>;
  values: RowValues;
  key: string;
  /** The services tell a key; without one it can neither be changed nor deleted. */
  hasKey: boolean;
  version: string | null;
  isDeletable: boolean;
  /** What its codes are called, by column: asked for with all rows of its page at once. Never fails; a name that cannot be had is left out. */
  labels(): Promise<Readonly<Record<string, string>>>;
  /** The same with what the options of a column tell: how the row reads. */
  texts(): Promise<Readonly<Record<string, string>>>;
}

/** Which page of which rows. */
export interface ListSearch {
  filter?: ListFilterInput | null | undefined;
  orderBy?: readonly ListOrderInput[] | undefined;
  page: number;
  /** As configured when absent; at most MOST_ROWS. */
  pageSize?: number | null | undefined;
}

export interface ListRows {
  totalCount: number;
  rows: ListRowModel[];
}
