import { requireSignedIn } from '../request/require-signed-in.ts';
import { keysOfId } from '../request/ids.ts';
import { listIdentity, readConnection } from '../request/connection.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  accountButtons,
  approvalFields,
  approvalOfCodes,
  approvalOfOutcome,
  approvalOfSheet,
} from './approval-fields.ts';
import { previewApprovals } from './preview.ts';
import { pressButton } from './press-button.ts';
import { pressButtons } from './press-buttons.ts';
import { approvalTotals, listApprovals } from './rest.ts';

/** Resolvers of approvals and their buttons. */
export const workflowResolvers = {
  Mutation: {
    workflowActionSubmit: (_root, { input }, context) => pressButton(input, context),
    workflowBatchSubmit: (_root, { input }, context) => pressButtons(input, context),
  },
  Viewer: {
    pendingApprovals: (_viewer, _args, context) => {
      const { retail, timeZone } = requireSignedIn(context);
      return previewApprovals(retail, timeZone, glanceLimit(context));
    },
    approvals: (_viewer, { list, ...search }, context) =>
      listApprovals(requireSignedIn(context), list, search),
    approvalConnection: (_viewer, { list, first, after, ...search }, context) => {
      const signedIn = requireSignedIn(context);
      return readConnection(
        { first, after },
        listIdentity('approvals', { list, ...search }, signedIn),
        (bounds) => listApprovals(signedIn, list, { ...search, ...bounds }),
      );
    },
    approvalTotals: (_viewer, _args, context) =>
      approvalTotals(requireSignedIn(context).retail, glanceLimit(context)),
    approval: (_viewer, codes, context) => approvalOfCodes(codes, requireSignedIn(context)),
    approvalButtons: (_viewer, _args, context) => accountButtons(context),
  },
  Approval: {
    ...approvalFields,
    __resolveReference: ({ id }, context) => {
      const [instanceCode = '', taskCode = ''] = keysOfId('Approval', id) ?? [];
      const isNamed = instanceCode !== '' || taskCode !== '';
      return isNamed ? approvalOfCodes({ instanceCode, taskCode }, requireSignedIn(context)) : null;
    },
  },
  Sheet: {
    approval: async (sheet, _args, context) => {
      const { row, taskCode } = (await sheet.whole?.()) ?? sheet;
      return approvalOfSheet(row.workflowInstanceId, taskCode, requireSignedIn(context));
    },
  },
  WorkflowActionPayload: {
    approval: (outcome, _args, context) => approvalOfOutcome(outcome, context),
  },
} satisfies Resolvers;
