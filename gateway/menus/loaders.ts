import DataLoader from 'dataloader';
import type { Account } from '../account.ts';
import type { MenuNode, Module, SheetType } from '../generated/resolvers.ts';
import { once } from '../once.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import { findModule, listApplications, listMenus, listSheetTypes, type Application } from './rest.ts';

export interface ModuleKey {
  code: string;
  /** Null looks in all applications. */
  applicationCode: string | null;
}

export interface MenuLoaders {
  applications(): Promise<Application[]>;
  sheetTypes(): Promise<SheetType[]>;
  /** The menus of an application by its code. */
  menus: DataLoader<string, MenuNode[]>;
  module: DataLoader<ModuleKey, Module | null, string>;
}

export function createMenuLoaders(retail: RetailCaller, account: Account, frameOrigins: readonly string[]): MenuLoaders {
  return {
    applications: once(() => listApplications(retail, account)),
    sheetTypes: once(() => listSheetTypes(retail)),
    menus: new DataLoader((codes) => settle(codes.map((code) => listMenus(retail, account, code)))),
    module: new DataLoader((keys) => settle(keys.map((key) => findModule(retail, key, frameOrigins))), {
      cacheKeyFn: ({ code, applicationCode }) => JSON.stringify([code, applicationCode]),
    }),
  };
}

/** The services answer these one by one: all are asked at once, and one that fails leaves the others alone. */
async function settle<Value>(calls: Promise<Value>[]): Promise<(Value | Error)[]> {
  const answers = await Promise.allSettled(calls);
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : asError(answer.reason)));
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
