import type { Resolvers } from '../generated/resolvers.ts';
import { avatarUrlOf, setAvatar } from './avatar.ts';

/** Files of an account. The pictures themselves are sent over http/files.ts. */
export const fileResolvers = {
  Mutation: {
    avatarSet: (_root, { input }, context) => setAvatar(input, context),
  },
  Viewer: {
    avatarUrl: (_viewer, _args, context) => avatarUrlOf(context),
  },
} satisfies Resolvers;
