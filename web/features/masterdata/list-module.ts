import type { ListModule_ModuleFragment } from './ListModule.gen.ts';
import type { ListRow_RowFragment } from './ListRows.gen.ts';

/** A list module with its metadata. */
export type Module = ListModule_ModuleFragment;

export type ListRow = ListRow_RowFragment;

export type Operation = Module['operations'][number];

export const can = ({ operations }: Module, operation: Operation): boolean =>
  operations.includes(operation);

export const rowKey = ({ key }: ListRow): string => key;

/** Returns the label of a row in messages: its name, or its key if it has no other name. */
export const rowTitle = ({ key, name }: ListRow): string =>
  name === '' || name === key ? key : name;

/** Returns the key under which the views and column settings of a list are stored. */
export const listKey = (code: string): string => `module:${code}`;
