import { nullIfNotPermitted } from '../errors/refusals.ts';
import { keyRefusal } from '../request/client-key.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { SheetSaveInput, UserError } from '../generated/resolvers.ts';
import { countOf } from '../values/rows.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { loadSheetParts, stepOf, stepOfApproval, type SheetParts } from './sheet-form.ts';
import { mergeSheet, newSheet } from './merge-sheet.ts';
import { findSheet, isSheet, saveSheetRow } from './rest.ts';
import { MAX_ERRORS, refusedFields } from './refused-fields.ts';
import { brokenSheetRules } from './broken-sheet-rules.ts';
import type { SheetModel, SheetRow, Step } from './sheet.ts';

export interface SaveOutcome {
  sheet: SheetModel | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

const GONE: Refusal = { field: 'number', code: 'NOT_FOUND', message: 'sheetGone' };
const BAD_VERSION: Refusal = { field: 'version', code: 'INVALID', message: 'sheetVersion' };

/**
 * Saves the complete document; the client sends only the changes. The services compare the version
 * the client has read: the first save wins, and a retry with the same key returns the saved
 * document instead of a conflict. If the stored version differs, nothing is checked here, because
 * versions only grow and the services return one of these two results.
 */
export async function saveSheet(input: SheetSaveInput, context: Context): Promise<SaveOutcome> {
  const signedIn = requireSignedIn(context);
  const { session, retail } = signedIn;
  const refusal = keyRefusal(input.key) ?? versionRefusal(input);
  if (refusal !== null) return refused([refusal], context);
  const found = await findForSaving(input, signedIn);
  if ('refusal' in found) return refused([found.refusal], context);
  const { row, parts } = found;
  const { result, refusals } = mergeSheet(row, input, parts);
  const broken = input.submit
    ? brokenSheetRules(result, parts, { locale: context.locale, today: signedIn.today })
    : [];
  const current = countOf(row.version) ?? 0;
  if (input.number != null && input.version > current) return refused([BAD_VERSION], context);
  if (refusals.length > 0 && input.version === current) return refused(refusals, context);
  if (broken.length > 0 && input.version === current)
    return { sheet: null, viewer: null, userErrors: broken };
  try {
    const saved = await saveSheetRow(retail, parts.module, bodyOf(result, input));
    if (!isSheet(saved)) throw new UpstreamError('malformed', { operation: 'sheet' });
    notifyOthers(context);
    const { viewer } = adoptSession(context, session);
    return {
      sheet: { moduleCode: input.moduleCode, row: saved, taskCode: null, step: undefined },
      viewer,
      userErrors: [],
    };
  } catch (error) {
    const userErrors = refusedFields(error, parts, {
      locale: context.locale,
      timeZone: signedIn.timeZone,
    });
    if (userErrors === null) throw error;
    return { sheet: null, viewer: null, userErrors };
  }
}

function versionRefusal({ number, version }: SheetSaveInput): Refusal | null {
  return version < 0 || (number == null && version !== 0) ? BAD_VERSION : null;
}

type Found = { row: SheetRow; parts: SheetParts } | { refusal: Refusal };

async function findForSaving(input: SheetSaveInput, signedIn: SignedIn): Promise<Found> {
  const { moduleCode, number, taskCode = null } = input;
  const module = await signedIn.loaders.moduleConfig.load(moduleCode).catch(nullIfNotPermitted);
  if (module === null) return { refusal: { ...GONE, field: 'moduleCode' } };
  if (module.sheetPrefix === null)
    return { refusal: { field: 'moduleCode', code: 'NOT_CONFIGURED', message: 'notConfigured' } };
  const [sheet, taskStep] = await Promise.all([
    number == null
      ? undefined
      : findSheet(signedIn, { moduleCode, number, taskCode, step: undefined }),
    taskCode === null ? undefined : stepOfTask(taskCode, signedIn),
  ]);
  if (sheet === null) return { refusal: GONE };
  const step = taskStep ?? (sheet === undefined ? null : await stepOf(sheet, signedIn));
  const parts = await loadSheetParts(signedIn, moduleCode, step);
  return parts === null ? { refusal: GONE } : { row: sheet?.row ?? newSheet(module), parts };
}

async function stepOfTask(taskCode: string, { loaders }: SignedIn): Promise<Step | null> {
  const approval = await loaders.approval.load({ instanceCode: null, taskCode }).catch(() => null);
  return approval === null ? null : stepOfApproval(approval.row);
}

function bodyOf(sheet: SheetRow, { version, submit, taskCode, key }: SheetSaveInput): object {
  return {
    ...sheet,
    version,
    bpmopen: submit,
    ...(taskCode != null && { taskid: taskCode }),
    requestkey: key,
  };
}

/**
 * Notifies the account's other browsers: submitting creates an approval, and saving may complete a
 * task.
 */
function notifyOthers(context: Context): void {
  const kinds = ['approval', 'task', 'message'] as const;
  context.live.notify(
    requireSignedIn(context).session,
    kinds.map((kind) => ({ kind, key: null })),
  );
}

function refused(refusals: readonly Refusal[], { locale }: Context): SaveOutcome {
  const reported = refusals.slice(0, MAX_ERRORS);
  return {
    sheet: null,
    viewer: null,
    userErrors: reported.map((refusal) => userError(locale, refusal)),
  };
}
