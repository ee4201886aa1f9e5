import { settleAll } from '../async/settle-all.ts';
import DataLoader from 'dataloader';
import type { Account } from '../request/account.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { ApprovalKey, ApprovalModel } from './approval.ts';
import { findApproval } from './rest.ts';
import type { ButtonSealer, SealedButtons } from './sealed-buttons.ts';

export interface WorkflowLoaders {
  /** An approval by instance or task. */
  approval: DataLoader<ApprovalKey, ApprovalModel | null, string>;
  /** Encodes and decodes the ids of the account's buttons. */
  sealedButtons: SealedButtons;
}

export function createWorkflowLoaders(
  retail: RetailClient,
  account: Account,
  buttonsOf: ButtonSealer,
): WorkflowLoaders {
  return {
    approval: new DataLoader(
      (keys: readonly ApprovalKey[]) => settleAll(keys.map((key) => findApproval(retail, key))),
      {
        cacheKeyFn: ({ instanceCode, taskCode }) => JSON.stringify([instanceCode, taskCode]),
      },
    ),
    sealedButtons: buttonsOf(account),
  };
}
