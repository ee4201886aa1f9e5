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

/** What documents of a module consist of, and the columns that say so. */
export interface SheetParts {
  module: Module;
  columns: readonly Column[];
}

/** Null for a module that has no documents. */
export async function partsOf(
  { loaders }: SignedIn,
  moduleCode: string,
  step: Step | null,
): Promise<SheetParts | null> {
  const asked = loaders.sheetColumns.load({ moduleCode, step });
  // Both are asked for at once; of what is no module of the account the columns are refused, and nobody wants them.
  asked.catch(() => null);
  const module = await loaders.moduleConfig.load(moduleCode);
  return module?.sheetPrefix == null ? null : { module, columns: await asked };
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

/** Only a document that is under way stands in a step. A process that cannot be read leaves it as it is outside of any. */
export async function stepOf(
  { step, row, taskCode }: SheetModel,
  { loaders }: SignedIn,
): Promise<Step | null> {
  if (step !== undefined) return step;
  const instanceCode = codeOf(row.workflowInstanceId);
  if (instanceCode === '' || !UNDER_WAY.has(codeOf(row.status))) return null;
  // Services that tell it with the document spare a question.
  if (codeOf(row.activityId) !== '') return stepOfApproval(row);
  const approval = await loaders.approval.load({ instanceCode, taskCode }).catch(() => null);
  return approval === null ? null : stepOfApproval(approval.row);
}

/** In its process, or back with whoever began it. */
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
