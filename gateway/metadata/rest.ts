import type { components } from '../../schema/generated/retail.ts';
import type { FormColumnModel } from '../form-column.ts';
import { codeOf, field, rowsOf } from '../rows.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { copiedFields, isEditable, isSummed, sectionOf } from './columns.ts';

type Schemas = components['schemas'];

/** Which columns: those of a module as its lists have them, or as a step of its process has them. */
export interface ColumnsKey {
  moduleCode: string;
  /** Null for a document that is in no step. */
  step: { code: string; name: string } | null;
}

/** A column as others than the schema need it. */
export interface ModuleColumn {
  model: FormColumnModel;
  name: string;
  title: string;
  section: string;
  kind: string;
  isEditable: boolean;
  isSummed: boolean;
  isHidden: boolean;
  isNumber: boolean;
  /** Fields of the same part that choosing here fills in. */
  copies: readonly string[];
}

/** How a module is put together. */
export interface ModuleConfig {
  moduleCode: string;
  documentType: string;
  /** Where its documents are asked for; null where it has none. */
  sheetPrefix: string | null;
  /** Where they are listed; null likewise. */
  searchPath: string | null;
  details: { section: string; title: string; i18nCode: string | null }[];
}

/** The columns of a module's lists and forms. */
export async function listModuleColumns(retail: RetailCaller, moduleCode: string): Promise<ModuleColumn[]> {
  return columnsOf('moduleColumns', await retail.call('moduleColumns', { modulecode: moduleCode }));
}

/** Those of its documents, which a step of the process may change. */
export async function listSheetColumns(retail: RetailCaller, { moduleCode, step }: ColumnsKey): Promise<ModuleColumn[]> {
  const body = { moduleCode, ...(step !== null && { activityId: step.code, activityName: step.name }) };
  return columnsOf('workflowColumns', await retail.call('workflowColumns', body));
}

/** A column without a name holds nothing; one that is told twice in a part counts once. */
function columnsOf(operation: 'moduleColumns' | 'workflowColumns', data: unknown): ModuleColumn[] {
  const rows = rowsOf<Schemas['Column']>(operation, data).filter(({ columnname }) => codeOf(columnname) !== '');
  const models = rows.map((row) => ({ row, about: {}, isTold: false }));
  const names = new Set(models.map(nameIn));
  const columns = models.map((model) =>
    columnOf({ ...model, isTold: !isEditable(model) && names.has(nameIn(model).replace(CODE, 'name')) }),
  );
  return [
    ...new Map(columns.toReversed().map((column) => [JSON.stringify([column.section, column.name]), column])).values(),
  ].toReversed();
}

/** How a code is called beside whose name another column holds: supplierid and suppliername. */
const CODE = /(?:id|code|no)$/u;

const nameIn = (model: FormColumnModel): string => `${sectionOf(model)} ${codeOf(model.row.columnname)}`;

function columnOf(model: FormColumnModel): ModuleColumn {
  const { row } = model;
  const kind = codeOf(row.columntype);
  return {
    model,
    name: codeOf(row.columnname),
    title: codeOf(row.columntitle) || codeOf(row.columnname),
    section: sectionOf(model),
    kind,
    isEditable: isEditable(model),
    isSummed: isSummed(model),
    isHidden: codeOf(row.canshow) === '0' || kind.startsWith('Hide'),
    isNumber: kind === 'InputNum',
    copies: copiedFields(model),
  };
}

/** Null for a module that there is not, or not for this account. */
export async function findModuleConfig(retail: RetailCaller, moduleCode: string): Promise<ModuleConfig | null> {
  const row = await retail.call<Schemas['ModuleConfig'] | null>('moduleConfig', { modulecode: moduleCode }).catch(nullIfNotThere);
  if (codeOf(field(row, 'modulecode')) === '' || row === null) return null;
  const details = rowsOf<NonNullable<Schemas['ModuleConfig']['details']>[number]>('moduleConfig', row.details);
  return {
    moduleCode,
    documentType: codeOf(row.sheettype),
    sheetPrefix: codeOf(row.sheetprefix).replace(/\/$/u, '') || null,
    searchPath: codeOf(row.searchurl) || null,
    details: details
      .filter(({ divid }) => codeOf(divid) !== '')
      .map(({ divid, title, entrycode }) => ({
        section: codeOf(divid),
        title: codeOf(title) || codeOf(divid),
        i18nCode: codeOf(entrycode) || null,
      })),
  };
}

function nullIfNotThere(error: unknown): null {
  if (error instanceof UpstreamError && (error.returncode === 'A0301' || error.returncode === 'A0400')) return null;
  throw error;
}
