import { requireSignedIn } from '../request/require-signed-in.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { listIdentity, readConnection } from '../request/connection.ts';
import { keysOfId } from '../request/ids.ts';
import { markMustSee, markAllMessagesRead, markMessagesRead } from './mark-read.ts';
import { MESSAGE_ID } from './message-row.ts';

/** Messages, announcements and must-see items of an account. */
export const messageResolvers = {
  Mutation: {
    messagesRead: (_root, { input }, context) => markMessagesRead(input, context),
    messagesReadAll: (_root, { input }, context) => markAllMessagesRead(input, context),
    mustSeeMark: (_root, { input }, context) => markMustSee(input, context),
  },
  Viewer: {
    unreadMessages: (_viewer, _args, context) =>
      requireSignedIn(context).loaders.unreadMessages(glanceLimit(context)),
    unreadCounts: (_viewer, _args, context) =>
      requireSignedIn(context).loaders.unreadCounts(glanceLimit(context)),
    messages: (_viewer, search, context) => requireSignedIn(context).loaders.messagePage(search),
    messageConnection: (_viewer, { first, after, ...search }, context) => {
      const signedIn = requireSignedIn(context);
      return readConnection(
        { first, after },
        listIdentity('messages', search, signedIn),
        (bounds) => signedIn.loaders.messagePage({ ...search, ...bounds }),
      );
    },
  },
  Message: {
    __resolveReference: ({ id }, context) => {
      const [key = ''] = keysOfId(MESSAGE_ID, id) ?? [];
      return key === '' ? null : requireSignedIn(context).loaders.message(key);
    },
  },
  MustSeeItem: {
    __resolveReference: async ({ id }, context) =>
      (await requireSignedIn(context).loaders.mustSee()).find((item) => item.id === id) ?? null,
  },
} satisfies Resolvers;
