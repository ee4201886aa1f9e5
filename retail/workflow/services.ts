import type { ServiceTable } from '../service.ts';
import { accountActions } from './account-actions.ts';
import { approvalServices } from './approval-services.ts';
import { attachmentServices } from './attachments.ts';
import { buttonServices } from './buttons.ts';
import { diagramServices } from './diagram.ts';
import { historyServices } from './history.ts';
import { instanceActions } from './instance-actions.ts';
import { listServices } from './lists.ts';
import { optionServices } from './options.ts';
import { taskActions } from './task-actions.ts';

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
