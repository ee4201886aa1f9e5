import DataLoader from 'dataloader';
import type { CodeLabelLookup } from '../module-model/code-labels.ts';
import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import type { ModuleColumn, ModuleColumns, ModuleConfig } from '../module-model/module-metadata.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { offeredLabels, searchedLabels } from './code-labels.ts';
import { createLookups } from './lookups.ts';
import { findOptions, optionsOfColumn, type Asked } from './options.ts';
import { findModuleConfig, listModuleColumns, listSheetColumns, type ColumnsKey } from './rest.ts';

/** What may be chosen in columns, and what codes are called. */
interface ColumnOptions extends CodeLabelLookup {
  /** What comes with the column itself. */
  offered(column: FormColumnModel): Promise<ColumnOption[] | null>;
  search(column: FormColumnModel, asked: Asked): Promise<ColumnOption[] | null>;
}

export interface MetadataLoaders {
  moduleConfig: DataLoader<string, ModuleConfig | null>;
  /** The columns of a module's lists and forms. */
  moduleColumns: DataLoader<string, ModuleColumns>;
  /** The columns of its documents, by the step in which they are. */
  sheetColumns: DataLoader<ColumnsKey, readonly ModuleColumn[], string>;
  options: ColumnOptions;
  /** Asks what may be chosen in columns before anybody wants to know: whoever does then waits less. */
  askOptions(columns: readonly ModuleColumn[]): void;
}

/** Names of codes are waited for as long as a glance. */
export function createMetadataLoaders(retail: RetailClient, glanceMs: number): MetadataLoaders {
  const parts = { retail, lookups: createLookups(retail) };
  return {
    moduleConfig: new DataLoader((codes) =>
      settle(codes.map((code) => findModuleConfig(retail, code))),
    ),
    moduleColumns: new DataLoader((codes) =>
      settle(codes.map((code) => listModuleColumns(retail, code))),
    ),
    sheetColumns: new DataLoader(
      (keys: readonly ColumnsKey[]) => settle(keys.map((key) => listSheetColumns(retail, key))),
      {
        cacheKeyFn: ({ moduleCode, step }) => JSON.stringify([moduleCode, step?.code, step?.name]),
      },
    ),
    options: {
      offered: (column) => optionsOfColumn(parts, column),
      search: (column, asked) => findOptions(parts, column, asked),
      offeredLabels: (asked) => offeredLabels(parts, asked, glanceMs),
      searchedLabels: (asked) => searchedLabels(parts, asked, glanceMs),
    },
    askOptions: (columns) =>
      void Promise.allSettled(columns.map(({ model }) => optionsOfColumn(parts, model))),
  };
}

/** One that fails leaves the others alone. */
function settle<Value>(calls: Promise<Value>[]): Promise<(Value | Error)[]> {
  return Promise.all(calls.map((call) => call.catch(asError)));
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
