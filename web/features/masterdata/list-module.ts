import type { ListModule_ModuleFragment } from './ListModule.gen.ts';
import type { ListRow_RowFragment } from './ListRows.gen.ts';

/** A master-data module as its metadata tells it. */
export type Module = ListModule_ModuleFragment;

export type ListRow = ListRow_RowFragment;

export type Operation = Module['operations'][number];

export const can = ({ operations }: Module, operation: Operation): boolean =>
  operations.includes(operation);

export const rowKey = ({ key }: ListRow): string => key;

/** What a row is called where it is named among others: its name, and its key where that says more. */
export const rowTitle = ({ key, name }: ListRow): string =>
  name === '' || name === key ? key : name;

/** Under which name a list keeps its views and how its columns are arranged. */
export const listOf = (code: string): string => `module:${code}`;
