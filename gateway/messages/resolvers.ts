import { glanceLimit, requireSignedIn } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { previewMessages } from './rest.ts';

/** What the account has not read yet. */
export const messageResolvers = {
  Viewer: {
    unreadMessages: (_viewer, _args, context) => {
      const { retail, account, timeZone } = requireSignedIn(context);
      return previewMessages(retail, account, timeZone, glanceLimit(context));
    },
  },
} satisfies Resolvers;
