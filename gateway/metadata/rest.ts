import { nullIfRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import type { components } from '../../schema/generated/retail.ts';
import { fieldRulesOf } from '../module-model/field-rules.ts';
import type { ModuleColumn, ModuleColumns, ModuleConfig } from '../module-model/module-metadata.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { listConfigOf } from './list-config.ts';
import { moduleColumnsOf } from './module-columns.ts';

type Schemas = components['schemas'];

/** Which columns: those of a module as its lists have them, or as a step of its process has them. */
export interface ColumnsKey {
  moduleCode: string;
  /** Null for a document that is in no step. */
  step: { code: string; name: string } | null;
}

/** The columns of a module's lists and forms. */
export async function listModuleColumns(
  retail: RetailClient,
  moduleCode: string,
): Promise<ModuleColumns> {
  const data = await retail.call('moduleColumns', { modulecode: moduleCode });
  return moduleColumnsOf(rowsOf<Schemas['Column']>('moduleColumns', data), (path) =>
    retail.allowsPath('option', path),
  );
}

/** Those of its documents, which a step of the process may change. */
export async function listSheetColumns(
  retail: RetailClient,
  { moduleCode, step }: ColumnsKey,
): Promise<readonly ModuleColumn[]> {
  const body = {
    moduleCode,
    ...(step !== null && { activityId: step.code, activityName: step.name }),
  };
  const data = await retail.call('workflowColumns', body);
  return moduleColumnsOf(rowsOf<Schemas['Column']>('workflowColumns', data), null).columns;
}

/** Null for a module that there is not; one that is not for this account is refused (A0301). */
export async function findModuleConfig(
  retail: RetailClient,
  moduleCode: string,
): Promise<ModuleConfig | null> {
  const row = await retail
    .call<Schemas['ModuleConfig'] | null>('moduleConfig', { modulecode: moduleCode })
    .catch(nullIfNotThere);
  if (codeOf(field(row, 'modulecode')) === '' || row === null) return null;
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
