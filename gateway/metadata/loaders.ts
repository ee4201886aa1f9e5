import { settleAll } from '../async/settle-all.ts';
import DataLoader from 'dataloader';
import type { CodeLabelLookup } from '../module-model/code-labels.ts';
import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import type { ModuleColumn, ModuleColumns, ModuleConfig } from '../module-model/module-metadata.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { offeredLabels, searchedLabels } from './code-labels.ts';
import { createLookups } from './lookups.ts';
import { findOptions, optionsOfColumn, type OptionQuery } from './options.ts';
import { findModuleConfig, listModuleColumns, listSheetColumns, type ColumnsKey } from './rest.ts';

/** Loaders of options and of labels of codes. */
interface ColumnOptions extends CodeLabelLookup {
  /** The options that come with the column. */
  offered(
    column: FormColumnModel,
  ): readonly ColumnOption[] | null | Promise<readonly ColumnOption[] | null>;
  search(column: FormColumnModel, asked: OptionQuery): Promise<ColumnOption[] | null>;
}

export interface MetadataLoaders {
  moduleConfig: DataLoader<string, ModuleConfig | null>;
  /** The columns of a module's lists and forms. */
  moduleColumns: DataLoader<string, ModuleColumns>;
  /** The columns of a module's documents, by process step. */
  sheetColumns: DataLoader<ColumnsKey, readonly ModuleColumn[], string>;
  options: ColumnOptions;
  /** Loads options ahead of time, so that later requests for them wait less. */
  preloadOptions(columns: readonly ModuleColumn[]): void;
}

/**
 * Creates the metadata loaders of a request. Labels of codes are awaited for at most `glanceMs`.
 */
export function createMetadataLoaders(retail: RetailClient, glanceMs: number): MetadataLoaders {
  const parts = { retail, lookups: createLookups(retail) };
  return {
    moduleConfig: new DataLoader((codes) =>
      settleAll(codes.map((code) => findModuleConfig(retail, code))),
    ),
    moduleColumns: new DataLoader((codes) =>
      settleAll(codes.map((code) => listModuleColumns(retail, code))),
    ),
    sheetColumns: new DataLoader(
      (keys: readonly ColumnsKey[]) => settleAll(keys.map((key) => listSheetColumns(retail, key))),
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
    preloadOptions: (columns) =>
      void Promise.allSettled(columns.map(async ({ model }) => optionsOfColumn(parts, model))),
  };
}
