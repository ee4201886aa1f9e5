import type { components } from '../../schema/generated/retail.ts';

/**
 * An approval from a list or loaded by itself. Further fields are loaded when a query selects them.
 */
export interface ApprovalModel {
  row: components['schemas']['ProcessTask'];
}

/** Identifies an approval; one of the two is enough. */
export interface ApprovalKey {
  instanceCode: string | null;
  /** With a task code, the approval is shown from that task's point of view. */
  taskCode: string | null;
}
