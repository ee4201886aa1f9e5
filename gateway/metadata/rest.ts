import { nullIfRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import type { components } from '../../schema/generated/retail.ts';
import { fieldRulesOf } from '../module-model/field-rules.ts';
import type { ModuleColumn, ModuleColumns, ModuleConfig } from '../module-model/module-metadata.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { listConfigOf } from './list-config.ts';
import { moduleColumnsOf } from './module-columns.ts';

type Schemas = components['schemas'];

/** Identifies columns: those of a module's lists, or those of a step in its process. */
export interface ColumnsKey {
  moduleCode: string;
  /** Null for a document without a process step. */
  step: { code: string; name: string } | null;
}

/** Reading metadata takes far longer than calling for it, and its answers are cached. */
const columnsOf = createDerivedData<ModuleColumns>();
const sheetColumnsOf = createDerivedData<ModuleColumns>();
const configOf = createDerivedData<ModuleConfig>();

/** The columns of a module's lists and forms. */
export async function listModuleColumns(
  retail: RetailClient,
  moduleCode: string,
): Promise<ModuleColumns> {
  const data = await retail.call('moduleColumns', { modulecode: moduleCode });
  return columnsOf(data, () =>
    moduleColumnsOf(rowsOf<Schemas['Column']>('moduleColumns', data), (path) =>
      retail.allowsPath('option', path),
    ),
  );
}

/** The columns of a module's documents, with those that the process step may change. */
export async function listSheetColumns(
  retail: RetailClient,
  { moduleCode, step }: ColumnsKey,
): Promise<readonly ModuleColumn[]> {
  const body = {
    moduleCode,
    ...(step !== null && { activityId: step.code, activityName: step.name }),
  };
  const data = await retail.call('workflowColumns', body);
  return sheetColumnsOf(data, () =>
    moduleColumnsOf(rowsOf<Schemas['Column']>('workflowColumns', data), null),
  ).columns;
}

/**
 * The configuration of a module; null if it does not exist. A module that the account may not use
 * is refused (A0301).
 */
export async function findModuleConfig(
  retail: RetailClient,
  moduleCode: string,
): Promise<ModuleConfig | null> {
  const row = await retail
    .call<Schemas['ModuleConfig'] | null>('moduleConfig', { modulecode: moduleCode })
    .catch(nullIfNotThere);
  if (codeOf(field(row, 'modulecode')) === '' || row === null) return null;
  return configOf(row, () => moduleConfigOf(retail, moduleCode, row));
}

function moduleConfigOf(
  retail: RetailClient,
  moduleCode: string,
  row: Schemas['ModuleConfig'],
): ModuleConfig {
  const details = rowsOf<NonNullable<Schemas['ModuleConfig']['details']>[number]>(
    'moduleConfig',
    row.details,
  );
  return {
    moduleCode,
    documentType: codeOf(row.sheettype),
    sheetPrefix: codeOf(row.sheetprefix).replace(/\/$/u, '') || null,
    searchPath: codeOf(row.searchurl) || null,
    list: listConfigOf(row, (path) => retail.allowsPath('list', path)),
    rules: fieldRulesOf(row.fieldrules),
    details: details
      .filter(({ divid }) => codeOf(divid) !== '')
      .map(({ divid, title, entrycode }) => ({
        section: codeOf(divid),
        title: codeOf(title) || codeOf(divid),
        i18nCode: codeOf(entrycode) || null,
      })),
  };
}

const nullIfNotThere = nullIfRefusedWith(RETURNCODES.INVALID);
