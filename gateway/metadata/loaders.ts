import DataLoader from 'dataloader';
import { optionsOfColumn } from './options.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import {
  findModuleConfig,
  listModuleColumns,
  listSheetColumns,
  type ColumnsKey,
  type ModuleColumn,
  type ModuleConfig,
} from './rest.ts';

export interface MetadataLoaders {
  moduleConfig: DataLoader<string, ModuleConfig | null>;
  /** The columns of a module's lists and forms. */
  moduleColumns: DataLoader<string, ModuleColumn[]>;
  /** The columns of its documents, by the step in which they are. */
  sheetColumns: DataLoader<ColumnsKey, ModuleColumn[], string>;
  /** Asks what may be chosen in columns before anybody wants to know: whoever does then waits less. */
  askOptions(columns: readonly ModuleColumn[]): void;
}

export function createMetadataLoaders(retail: RetailCaller): MetadataLoaders {
  return {
    moduleConfig: new DataLoader((codes) => settle(codes.map((code) => findModuleConfig(retail, code)))),
    moduleColumns: new DataLoader((codes) => settle(codes.map((code) => listModuleColumns(retail, code)))),
    sheetColumns: new DataLoader((keys: readonly ColumnsKey[]) => settle(keys.map((key) => listSheetColumns(retail, key))), {
      cacheKeyFn: ({ moduleCode, step }) => JSON.stringify([moduleCode, step?.code, step?.name]),
    }),
    askOptions: (columns) => void Promise.allSettled(columns.map(({ model }) => optionsOfColumn(retail, model))),
  };
}

/** One that fails leaves the others alone. */
function settle<Value>(calls: Promise<Value>[]): Promise<(Value | Error)[]> {
  return Promise.all(calls.map((call) => call.catch(asError)));
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
