import { plainColumn } from '../module-model/plain-column.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { FormColumnModel } from '../module-model/form-column.ts';
import type { ButtonStyle, HintParameter, WorkflowButton } from '../generated/resolvers.ts';
import { iconNameOf } from '../request/icon.ts';
import { codeOf, countOf, field, namesOf } from '../values/rows.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { ApprovalKey } from './approval.ts';
import { targetOf } from './button-target.ts';
import type { SealedButtons } from './sealed-buttons.ts';

type ButtonRow = components['schemas']['WorkflowButton'];
type ColumnRow = components['schemas']['Column'];
export type Button = Omit<WorkflowButton, 'form'> & { form: FormColumnModel[] };

/** Dependencies of buttonsOf. */
export interface ButtonParts {
  retail: RetailClient;
  sealedButtons: SealedButtons;
  /** Origins whose pages a button may open. */
  pageOrigins: readonly string[];
}

/** Styles by the services' name; without one, the style depends on the action. */
const STYLES: ReadonlyMap<string, ButtonStyle> = new Map<string, ButtonStyle>([
  ['primary', 'PRIMARY'],
  ['danger', 'DANGER'],
  ['secondary', 'SECONDARY'],
  ['text', 'PLAIN'],
]);
const ACTION_STYLES: ReadonlyMap<string, ButtonStyle> = new Map<string, ButtonStyle>([
  ['send', 'PRIMARY'],
  ['reject', 'DANGER'],
  ['cancel', 'DANGER'],
]);

/** Actions that require an opinion. */
const ACTIONS_WITH_OPINION: ReadonlySet<string> = new Set(['send', 'reject', 'cancel']);

export function asksOpinion(action: string): boolean {
  return ACTIONS_WITH_OPINION.has(action);
}

/** Converts rows into buttons, in the order of the services. Rows without a name are dropped. */
export function buttonsOf(
  rows: readonly ButtonRow[],
  subject: ApprovalKey | null,
  parts: ButtonParts,
): Button[] {
  return rows.filter((row) => nameOf(row) !== '').map((row) => buttonOf(row, subject, parts));
}

function buttonOf(
  row: ButtonRow,
  subject: ApprovalKey | null,
  { retail, sealedButtons, pageOrigins }: ButtonParts,
): Button {
  const [action, requestType, url] = [
    codeOf(row.actionName),
    codeOf(row.requesttype).toLowerCase(),
    codeOf(row.url),
  ];
  const path = requestType === 'post' && retail.allowsPath('workflow', url) ? url : null;
  const opens = requestType === 'openwindow' ? targetOf(url, row.params, pageOrigins) : null;
  const form = columnsOf(row.form).map(plainColumn);
  const params = paramsOf(row.params);
  const fields = form.map(({ columnname, columntitle, validempty, validlengthmax }) => ({
    name: codeOf(columnname),
    title: codeOf(columntitle) || codeOf(columnname),
    isRequired: codeOf(validempty) === '0',
    maxLength: countOf(validlengthmax),
  }));
  return {
    id: sealedButtons.seal({ action, name: nameOf(row), path, params, fields, subject }),
    name: nameOf(row),
    i18nCode: codeOf(row.entrycode) || null,
    action,
    style: STYLES.get(codeOf(row.btnType)) ?? ACTION_STYLES.get(action) ?? 'PLAIN',
    icon: iconNameOf(row.icon),
    hint: codeOf(row.hint) || null,
    hintI18nCode: codeOf(row.hintentrycode) || null,
    hintParameters: hintParametersOf(row.hintparams),
    isOpinionRequired: asksOpinion(action),
    asksOpinion: asksOpinion(action),
    form: form.map((column) => ({
      row: column,
      context: contextOf(subject),
      isLabeledElsewhere: false,
    })),
    isConfigured: path !== null || opens !== null,
    opens,
  };
}

function nameOf({ buttonName, actionName }: ButtonRow): string {
  return codeOf(buttonName).trim() || codeOf(actionName).trim();
}

/** Values of a hint keep their place, because its text names them by their number. */
function hintParametersOf(parameters: unknown): HintParameter[] {
  if (!Array.isArray(parameters)) return [];
  return parameters.map((parameter: unknown) => ({
    names: namesOf(field(parameter, 'names')),
    i18nCode: codeOf(field(parameter, 'entrycode')) || null,
  }));
}

/**
 * The columns of a form. A form that cannot be parsed has none, and the services report missing
 * values.
 */
function columnsOf(form: unknown): ColumnRow[] {
  if (!Array.isArray(form)) return [];
  return form.filter(
    (column: unknown) => codeOf(field(column, 'columnname')) !== '',
  ) as ColumnRow[];
}

function paramsOf(params: unknown): Record<string, unknown> {
  return typeof params === 'object' && params !== null && !Array.isArray(params)
    ? { ...params }
    : {};
}

/**
 * Parameters for the options of a form: the task or instance, for example to list possible
 * assignees or steps to return to.
 */
function contextOf(subject: ApprovalKey | null): Record<string, string> {
  return {
    ...(subject?.taskCode != null && { taskId: subject.taskCode }),
    ...(subject?.instanceCode != null && { workflowInstanceId: subject.instanceCode }),
  };
}
