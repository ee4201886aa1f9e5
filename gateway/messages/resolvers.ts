import { glanceLimit, requireSignedIn } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { markMustSee, readMessages } from './marking.ts';

/** What the account has not read or seen yet. */
export const messageResolvers = {
  Mutation: {
    messagesRead: (_root, { input }, context) => readMessages(input, context),
    mustSeeMark: (_root, { input }, context) => markMustSee(input, context),
  },
  Viewer: {
    unreadMessages: (_viewer, _args, context) => requireSignedIn(context).loaders.unreadMessages(glanceLimit(context)),
  },
} satisfies Resolvers;
