import type { ServiceTable } from '../server/service.ts';
import { accountActions } from './actions/account-actions.ts';
import { approvalServices } from './approval-services.ts';
import { attachmentServices } from './attachments.ts';
import { buttonServices } from './actions/buttons.ts';
import { diagramServices } from './diagram/diagram.ts';
import { historyServices } from './process/history.ts';
import { instanceActions } from './actions/instance-actions.ts';
import { listServices } from './lists.ts';
import { optionServices } from './actions/options.ts';
import { taskActions } from './actions/task-actions.ts';

/** Every service of approvals. */
export const workflowServices: ServiceTable = {
  ...approvalServices,
  ...listServices,
  ...buttonServices,
  ...taskActions,
  ...instanceActions,
  ...accountActions,
  ...historyServices,
  ...diagramServices,
  ...attachmentServices,
  ...optionServices,
};
