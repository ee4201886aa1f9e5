import type { components } from '../../schema/generated/retail.ts';

/** A row of a list of approvals, or one by itself: what else the schema tells of it is asked for when somebody wants it. */
export interface ApprovalModel {
  row: components['schemas']['ProcessTask'];
}

/** What an approval is found by; one of the two is enough. */
export interface ApprovalKey {
  instanceCode: string | null;
  /** With it the approval is as that task sees it. */
  taskCode: string | null;
}
