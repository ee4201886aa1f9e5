import type { Resolvers } from '../generated/resolvers.ts';
import { avatarUrlOf, setAvatar } from './avatar.ts';

/** What an account keeps as files. The pictures themselves go over http/files.ts. */
export const fileResolvers = {
  Mutation: {
    avatarSet: (_root, { input }, context) => setAvatar(input, context),
  },
  Viewer: {
    avatarUrl: (_viewer, _args, context) => avatarUrlOf(context),
  },
} satisfies Resolvers;
