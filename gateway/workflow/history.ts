import type { components } from '../../schema/generated/retail.ts';
import { attachmentAddress } from '../request/file-address.ts';
import type { ApprovalStep, ApprovalStepState, Attachment } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { timeOf } from '../values/newest-rows.ts';
import { personOf, personOrNull } from '../values/person.ts';
import { codeOf, countOf } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { ApprovalModel } from './approval.ts';

type Schemas = components['schemas'];

const STATES: ReadonlyMap<string, ApprovalStepState> = new Map<string, ApprovalStepState>([
  ['done', 'DONE'],
  ['pending', 'PENDING'],
  ['cancelled', 'CANCELLED'],
]);

/** The steps of a process in the order of the services: oldest first, then pending ones. */
export async function listHistory(
  retail: RetailClient,
  { row }: ApprovalModel,
  timeZone: string,
): Promise<ApprovalStep[]> {
  const workflowInstanceId = codeOf(row.workflowInstanceId);
  const rows = rowsOf<Schemas['HistoryStep']>(
    'processHistory',
    await retail.call('processHistory', { workflowInstanceId }),
  );
  return rows.map((step, index) =>
    stepOf(step, globalId('ApprovalStep', workflowInstanceId, String(index)), timeZone),
  );
}

/** Converts a step. A missing state is derived from whether the step has an end. */
function stepOf(step: Schemas['HistoryStep'], id: string, timeZone: string): ApprovalStep {
  const finishedAt = timeOf(step.finishdate, timeZone);
  return {
    id,
    stepName: codeOf(step.activityName),
    stepI18nCode: codeOf(step.activityentrycode) || null,
    assignee: personOf(step.assigneeName, step.assigneeCode),
    assigneeName: codeOf(step.assigneeName) || codeOf(step.assigneeCode),
    departmentName: codeOf(step.deptName) || null,
    postName: codeOf(step.postName) || null,
    actedFor: personOrNull(step.onBehalfOf),
    onBehalfOf: codeOf(step.onBehalfOf) || null,
    actionName: codeOf(step.buttonName) || null,
    actionI18nCode: codeOf(step.buttonentrycode) || null,
    action: codeOf(step.actionName) || null,
    opinion: codeOf(step.opinion) || null,
    state: STATES.get(codeOf(step.state)) ?? (finishedAt === null ? 'PENDING' : 'DONE'),
    startedAt: timeOf(step.startdate, timeZone),
    finishedAt,
  };
}

export interface AttachmentParts {
  retail: RetailClient;
  timeZone: string;
  secret: Buffer;
}

/** The attachments of a process. A file whose address is not allowed has no URL. */
export async function listAttachments(
  { row }: ApprovalModel,
  { retail, timeZone, secret }: AttachmentParts,
): Promise<Attachment[]> {
  const workflowInstanceId = codeOf(row.workflowInstanceId);
  const rows = rowsOf<Schemas['Attachment']>(
    'processAttachments',
    await retail.call('processAttachments', { workflowInstanceId }),
  );
  return rows.map((file, index) => ({
    id: globalId('Attachment', workflowInstanceId, codeOf(file.fileid) || String(index)),
    name: codeOf(file.name) || codeOf(file.fileid),
    url: retail.allowsFile(codeOf(file.url))
      ? attachmentAddress(codeOf(file.url), codeOf(file.name), secret)
      : null,
    sizeBytes: countOf(file.size),
    uploader: personOrNull(file.uploader),
    uploaderName: codeOf(file.uploader) || null,
    uploadedAt: timeOf(file.createdate, timeZone),
  }));
}
