import { glanceLimit, requireSignedIn } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { countTasks, previewApprovals } from './rest.ts';

/** What waits for the account, for the counts and previews of the top bar. */
export const workflowResolvers = {
  Viewer: {
    pendingApprovals: (_viewer, _args, context) => {
      const { retail, timeZone } = requireSignedIn(context);
      return previewApprovals(retail, timeZone, glanceLimit(context));
    },
    taskCounts: (_viewer, _args, context) => countTasks(requireSignedIn(context).retail, glanceLimit(context)),
  },
} satisfies Resolvers;
