import type { components } from '../../schema/generated/retail.ts';
import type { Module } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { codeOf } from '../values/rows.ts';
import { parseTarget } from './target.ts';

type Schemas = components['schemas'];

/**
 * A module by its code; null when there is none. Searches the menus of the application first, then
 * all modules: those without a menu (such as the message center) and those of other applications.
 * The services refuse modules that the account may not open.
 */
export async function findModule(
  retail: RetailClient,
  key: { code: string; applicationCode: string | null },
  frameOrigins: readonly string[],
): Promise<Module | null> {
  const params = {
    modulecode: key.code,
    appcode: key.applicationCode ?? '',
    sheettype: '',
    crossapp: '0',
  };
  const row =
    (await findRow(retail, 'menuQuery', params)) ??
    (await findRow(retail, 'moduleQuery', { ...params, crossapp: '1' }));
  return row === undefined ? null : moduleOf(row, key.code, frameOrigins);
}

/**
 * The module in which documents of a type are edited, in any application; null when there is none.
 */
export async function findModuleOfSheets(
  retail: RetailClient,
  sheetType: string,
  frameOrigins: readonly string[],
): Promise<Module | null> {
  const row = await findRow(retail, 'menuQuery', {
    modulecode: '',
    appcode: '',
    sheettype: sheetType,
    crossapp: '1',
  });
  return row === undefined || codeOf(row.modulecode) === ''
    ? null
    : moduleOf(row, codeOf(row.modulecode), frameOrigins);
}

async function findRow(
  retail: RetailClient,
  operation: 'menuQuery' | 'moduleQuery',
  params: Required<Schemas['ModuleQuery']['params']>,
): Promise<Schemas['Module'] | undefined> {
  return rowsOf<Schemas['Module']>(operation, await retail.call(operation, { params }))[0];
}

function moduleOf(
  row: Schemas['Module'],
  requestedCode: string,
  frameOrigins: readonly string[],
): Module {
  const code = codeOf(row.modulecode) || requestedCode;
  const applicationCode = codeOf(row.appcode);
  return {
    id: globalId('Module', applicationCode, code),
    code,
    name: codeOf(row.modulename) || code,
    i18nCode: codeOf(row.i18ncode) || null,
    applicationCode,
    target: parseTarget(codeOf(row.url), frameOrigins),
  };
}
