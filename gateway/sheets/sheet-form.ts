import type { SignedIn } from '../request/context.ts';
import type { SheetDetailForm, SheetForm } from '../generated/resolvers.ts';
import type { FormColumnModel } from '../module-model/form-column.ts';
import type { Locale } from '../language/messages.ts';
import { codeOf } from '../values/rows.ts';
import { sheetRuleMessage } from './rule-message.ts';
import { HEADER, type Column, type Module, type SheetModel, type Step } from './sheet.ts';

type Form = Omit<SheetForm, 'header' | 'details'> & {
  header: FormColumnModel[];
  details: DetailForm[];
};
type DetailForm = Omit<SheetDetailForm, 'columns'> & { columns: FormColumnModel[] };

/** The configuration of a module's documents and their columns. */
export interface SheetParts {
  module: Module;
  columns: readonly Column[];
}

/** Loads the parts of a module's documents; null for a module without documents. */
export async function loadSheetParts(
  { loaders }: SignedIn,
  moduleCode: string,
  step: Step | null,
): Promise<SheetParts | null> {
  const loading = loaders.sheetColumns.load({ moduleCode, step });
  // Both are loaded at the same time. For a module that is not available the columns are refused;
  // that error is ignored.
  loading.catch(() => null);
  const module = await loaders.moduleConfig.load(moduleCode);
  return module?.sheetPrefix == null ? null : { module, columns: await loading };
}

export function formOf({ module, columns }: SheetParts, locale: Locale): Form {
  const { moduleCode, documentType, details } = module;
  return {
    moduleCode,
    documentType,
    header: modelsOf(columns, HEADER),
    details: details.map((detail) => ({ ...detail, columns: modelsOf(columns, detail.section) })),
    rules: module.rules.map((rule) => ({
      ...rule,
      message: sheetRuleMessage(rule, { module, columns }, locale),
    })),
  };
}

/** The process step of a document; null if it is in no process or the process cannot be read. */
export async function stepOf(
  { step, row, taskCode }: SheetModel,
  { loaders }: SignedIn,
): Promise<Step | null> {
  if (step !== undefined) return step;
  const instanceCode = codeOf(row.workflowInstanceId);
  if (instanceCode === '' || !UNDER_WAY.has(codeOf(row.status))) return null;
  // Some services send the step with the document, which saves a call.
  if (codeOf(row.activityId) !== '') return stepOfApproval(row);
  const approval = await loaders.approval.load({ instanceCode, taskCode }).catch(() => null);
  return approval === null ? null : stepOfApproval(approval.row);
}

/** Statuses of documents in a process, or returned to the initiator. */
const UNDER_WAY: ReadonlySet<string> = new Set(['1', '4']);

export function stepOfApproval(row: {
  activityId?: string | null;
  activityName?: string | null;
}): Step | null {
  const code = codeOf(row.activityId);
  return code === '' ? null : { code, name: codeOf(row.activityName) };
}

function modelsOf(columns: readonly Column[], section: string): FormColumnModel[] {
  return columns.filter((column) => column.section === section).map(({ model }) => model);
}
