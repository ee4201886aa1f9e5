import type { ApprovalQuery } from './Approval.gen.ts';

export type ApprovalContent = NonNullable<NonNullable<ApprovalQuery['viewer']>['approval']>;
export type ApprovalButton = NonNullable<ApprovalContent['buttons']>[number];
export type ApprovalStep = NonNullable<ApprovalContent['history']>[number];
export type ApprovalDiagram = NonNullable<ApprovalContent['diagram']>;
export type ProcessStep = ApprovalDiagram['steps'][number];
export type ApprovalAttachment = NonNullable<ApprovalContent['attachments']>[number];
export type ApprovalSheet = NonNullable<ApprovalContent['sheet']>;

/** Parts of an approval that are loaded by separate REST calls, so each can fail alone. */
export const partNames = ['buttons', 'diagram', 'history', 'attachments', 'sheet'] as const;
export type PartName = (typeof partNames)[number];
