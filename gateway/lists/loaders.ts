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
import { namesOfPage } from './names.ts';
import { methodCodes, rowsOfKeys, searchRows, type RawRow } from './rest.ts';
import { rowsOfPage } from './row.ts';

/** What a list needs of the metadata loaders. */
interface Metadata {
  moduleConfig: DataLoader<string, ModuleConfig | null>;
  moduleColumns: DataLoader<string, ModuleColumns>;
  options: CodeLabelLookup;
}

/** Lists made of metadata, for whoever needs their rows. */
export interface ListLoaders {
  /** Null for a module that there is not, or not for the account. */
  listModules: DataLoader<string, ListModuleModel | null>;
  /**
   * A page of rows; what cannot be asked for is a GatewayError. Whoever goes through many pages identifies himself anew for each of them: what one
   * caller has asked it keeps.
   */
  listPage(module: ListModuleModel, search: ListSearch): Promise<ListRows>;
  /** Rows by their keys, in any order; those that are gone are left out. At most 1000. */
  listRowsOfKeys(module: ListModuleModel, keys: readonly string[]): Promise<ListRowModel[]>;
  /** Rows that the services have just told. */
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
      Promise.all(codes.map((code) => findListModule(retail, metadata, code).catch(asError))),
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

/** All that a list is made of, in one wave; of what is no module of the account the rest is refused, and nobody wants it. */
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

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
