import type { Resolvers } from '../generated/resolvers.ts';
import { issueCode } from './issue-code.ts';

/** Embedded modules: the one-time code with which their servers get a token of the account. */
export const microappResolvers = {
  Mutation: {
    microappCodeIssue: (_root, { input }, context) => issueCode(input, context),
  },
} satisfies Resolvers;
