import { settleAll } from '../async/settle-all.ts';
import DataLoader from 'dataloader';
import type { CodeLabelLookup } from '../module-model/code-labels.ts';
import type {
  ListModuleModel,
  ListRowModel,
  ListRows,
  ListSearch,
} from '../module-model/list-module.ts';
import type { ModuleColumns, ModuleConfig } from '../module-model/module-metadata.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { listModuleOf } from './module.ts';
import { namesOfPage } from './page-labels.ts';
import { methodCodes, rowsOfKeys, searchRows, type RawRow } from './rest.ts';
import { rowsOfPage } from './row.ts';

/** The metadata loaders that lists use. */
interface Metadata {
  moduleConfig: DataLoader<string, ModuleConfig | null>;
  moduleColumns: DataLoader<string, ModuleColumns>;
  options: CodeLabelLookup;
}

/** Loaders of lists and their rows. */
export interface ListLoaders {
  /** Null for a module that does not exist or is not available to the account. */
  listModules: DataLoader<string, ListModuleModel | null>;
  /**
   * A page of rows. Throws GatewayError for an invalid search. To read many pages, create a new
   * retail client from time to time, because a client remembers its calls.
   */
  listPage(module: ListModuleModel, search: ListSearch): Promise<ListRows>;
  /** Rows by their keys, at most 1000, in any order. Missing rows are left out. */
  listRowsOfKeys(module: ListModuleModel, keys: readonly string[]): Promise<ListRowModel[]>;
  /** Converts rows that the services have just returned. */
  listRowsOf(module: ListModuleModel, raws: readonly RawRow[]): ListRowModel[];
}

export function createListLoaders(
  retail: RetailClient,
  metadata: Metadata,
  timeZone: string,
): ListLoaders {
  const listRowsOf = (module: ListModuleModel, raws: readonly RawRow[]) =>
    rowsOfPage(module, raws, { timeZone, namesOf: (rows) => namesOfPage(rows, metadata.options) });
  return {
    listModules: new DataLoader((codes) =>
      settleAll(codes.map((code) => findListModule(retail, metadata, code))),
    ),
    async listPage(module, asked) {
      const { totalCount, rows } = await searchRows(retail, module, asked);
      return { totalCount, rows: listRowsOf(module, rows) };
    },
    async listRowsOfKeys(module, keys) {
      return listRowsOf(module, [...(await rowsOfKeys(retail, module, keys)).values()]);
    },
    listRowsOf,
  };
}

/**
 * Loads configuration, columns and operations of a list at the same time. If the configuration is
 * missing, errors of the others are ignored.
 */
async function findListModule(
  retail: RetailClient,
  { moduleConfig, moduleColumns }: Metadata,
  code: string,
): Promise<ListModuleModel | null> {
  const rest = Promise.all([moduleColumns.load(code), methodCodes(retail, code)]);
  rest.catch(() => null);
  const config = await moduleConfig.load(code);
  return config === null ? null : listModuleOf(config, ...(await rest));
}
