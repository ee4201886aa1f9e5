import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { amountOf } from '../values/decimal.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ApprovalResolvers } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { moneyOf } from '../request/money.ts';
import { timeOf } from '../values/newest-rows.ts';
import { peopleOf, personOf, personOrNull } from '../values/person.ts';
import { codeOf, namesOf } from '../values/rows.ts';
import type { ActionOutcome } from './action-outcome.ts';
import type { ApprovalKey, ApprovalModel } from './approval.ts';
import { buttonsOf, type Button, type ButtonParts } from './buttons.ts';
import { findDiagram } from './diagram.ts';
import { listAttachments, listHistory } from './history.ts';
import { listAccountButtons, listButtons } from './rest.ts';
import { STATUSES } from './search.ts';

/** Resolvers of Approval. Missing fields are empty or null. */
export const approvalFields = {
  id: ({ row }) => globalId('Approval', codeOf(row.workflowInstanceId), codeOf(row.taskId)),
  instanceCode: ({ row }) => codeOf(row.workflowInstanceId),
  taskCode: ({ row }) => codeOf(row.taskId) || null,
  documentNumber: ({ row }) => codeOf(row.bizKey),
  documentType: ({ row }) => codeOf(row.bizType),
  processName: ({ row }) => codeOf(row.processName) || codeOf(row.bizType),
  processI18nCode: ({ row }) => codeOf(row.processentrycode) || null,
  stepI18nCode: ({ row }) => codeOf(row.activityentrycode) || null,
  actionI18nCode: ({ row }) => codeOf(row.buttonentrycode) || null,
  moduleCode: ({ row }, _args, context) => moduleCodeOf(row, requireSignedIn(context)),
  stepCode: ({ row }) => codeOf(row.activityId) || null,
  stepName: ({ row }) => codeOf(row.activityName) || null,
  initiator: ({ row }) => personOf(row.initiatorName, row.initiatorCode),
  submitter: ({ row }) => personOrNull(row.submitterName),
  assignees: ({ row }) => peopleOf(row.assigneeNames),
  initiatorName: ({ row }) => codeOf(row.initiatorName) || codeOf(row.initiatorCode),
  submitterName: ({ row }) => codeOf(row.submitterName) || null,
  assigneeNames: ({ row }) => namesOf(row.assigneeNames),
  summary: ({ row }) => codeOf(row.summary) || null,
  total: ({ row }, _args, context) => moneyOf(row.amount, requireSignedIn(context).account),
  amount: ({ row }) => amountOf(row.amount),
  status: ({ row }) => STATUSES.get(codeOf(row.status)) ?? 'UNKNOWN',
  actionName: ({ row }) => codeOf(row.buttonName) || null,
  createdAt: ({ row }, _args, context) => timeOf(row.createdate, requireSignedIn(context).timeZone),
  finishedAt: ({ row }, _args, context) =>
    timeOf(row.finishdate, requireSignedIn(context).timeZone),
  batchButtons: (approval, _args, context) => batchButtons(approval, context),
  buttons: async (approval, _args, context) =>
    buttonsOf(
      await listButtons(requireSignedIn(context), approval),
      keyOf(approval),
      partsOf(context),
    ),
  history: (approval, _args, context) => {
    const { retail, timeZone } = requireSignedIn(context);
    return listHistory(retail, approval, timeZone);
  },
  diagram: (approval, _args, context) => {
    const { retail, timeZone } = requireSignedIn(context);
    return findDiagram(retail, approval, timeZone);
  },
  attachments: (approval, _args, context) => {
    const { retail, timeZone } = requireSignedIn(context);
    return listAttachments(approval, { retail, timeZone, secret: context.config.sessionSecret });
  },
} satisfies ApprovalResolvers;

/**
 * The module of an approval. If the services do not send it, it is looked up by document type; null
 * if that fails.
 */
async function moduleCodeOf(
  row: ApprovalModel['row'],
  { loaders }: SignedIn,
): Promise<string | null> {
  const [code, sheetType] = [codeOf(row.moduleCode), codeOf(row.bizType)];
  if (code !== '' || sheetType === '') return code || null;
  const module = await loaders.moduleOfSheets.load(sheetType).catch(() => null);
  return module?.code ?? null;
}

/** Finds an approval by instance or task. Throws BAD_USER_INPUT if both are missing. */
export function approvalOfCodes(
  codes: { instanceCode?: string | null | undefined; taskCode?: string | null | undefined },
  { loaders }: SignedIn,
): Promise<ApprovalModel | null> {
  const [instanceCode, taskCode] = [
    codes.instanceCode?.trim() || null,
    codes.taskCode?.trim() || null,
  ];
  if (instanceCode === null && taskCode === null) throw new GatewayError('BAD_USER_INPUT');
  return loaders.approval.load({ instanceCode, taskCode });
}

/** The approval of a document; null if it was never submitted. */
export async function approvalOfSheet(
  instance: unknown,
  taskCode: string | null,
  signedIn: SignedIn,
): Promise<ApprovalModel | null> {
  const instanceCode = codeOf(instance);
  return instanceCode === '' ? null : approvalOfCodes({ instanceCode, taskCode }, signedIn);
}

/** The approval after a button was pressed, read again from the services. */
export async function approvalOfOutcome(
  { subject }: ActionOutcome,
  context: Context,
): Promise<ApprovalModel | null> {
  return subject === null ? null : approvalOfCodes(subject, requireSignedIn(context));
}

export async function accountButtons(context: Context): Promise<Button[]> {
  return buttonsOf(
    await listAccountButtons(requireSignedIn(context).retail),
    null,
    partsOf(context),
  );
}

/** The batch buttons of a row; none if they cannot be parsed. */
function batchButtons(approval: ApprovalModel, context: Context): Button[] {
  const { batchButtons: rows } = approval.row;
  return buttonsOf(
    Array.isArray(rows) ? rows.filter(isRow) : [],
    keyOf(approval),
    partsOf(context),
  );
}

function isRow(row: unknown): boolean {
  return typeof row === 'object' && row !== null;
}

function keyOf({ row }: ApprovalModel): ApprovalKey {
  return { instanceCode: codeOf(row.workflowInstanceId), taskCode: codeOf(row.taskId) || null };
}

function partsOf(context: Context): ButtonParts {
  const { retail, loaders } = requireSignedIn(context);
  return {
    retail,
    sealedButtons: loaders.sealedButtons,
    pageOrigins: context.config.microappOrigins,
  };
}
