import { requireSignedIn } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { LOCALES } from '../language/messages.ts';
import { listLanguagePacks } from './rest.ts';
import { endSession, startSession } from './sign-in.ts';
import { viewerOf } from './viewer.ts';

/** Who is signed in, and what belongs to the account and its enterprise. */
export const sessionResolvers = {
  Query: {
    viewer: (_root, _args, { signedIn, sessionEnded, cookie }) => {
      if (!sessionEnded) return signedIn && viewerOf(signedIn);
      cookie.clear();
      throw new GatewayError('SESSION_EXPIRED');
    },
  },
  Mutation: {
    sessionSignIn: (_root, { input }, context) => startSession(input, context),
    sessionSignOut: async (_root, _args, context) => {
      const viewer = await endSession(context);
      return { userType: viewer?.userType ?? null, userErrors: [] };
    },
  },
  Viewer: {
    // Pictures of the services need a route of their own at the gateway; without it there is no address to give.
    avatarUrl: () => null,
    posts: (_viewer, _args, context) => requireSignedIn(context).loaders.posts(),
    shops: (_viewer, _args, context) => requireSignedIn(context).loaders.shops(),
    settings: () => ({}),
    languagePacks: (_viewer, { locale }, context) => {
      if (!LOCALES.some((known) => known === locale)) throw new GatewayError('BAD_USER_INPUT');
      return listLanguagePacks(requireSignedIn(context).retail, locale);
    },
    __resolveReference: ({ id }, context) => {
      const viewer = viewerOf(requireSignedIn(context));
      return viewer.id === id ? viewer : null;
    },
  },
  Enterprise: {
    __resolveReference: ({ id }, context) => {
      const { enterprise } = viewerOf(requireSignedIn(context));
      return enterprise.id === id ? enterprise : null;
    },
  },
  Post: {
    __resolveReference: async ({ id }, context) =>
      (await requireSignedIn(context).loaders.posts()).find((post) => post.id === id) ?? null,
  },
  Shop: {
    __resolveReference: async ({ id }, context) =>
      (await requireSignedIn(context).loaders.shops()).find((shop) => shop.id === id) ?? null,
  },
  PortalSettings: {
    clientName: async (_settings, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return (await loaders.parameter.load('CLIENT_NAME')) || account.enterprise.name;
    },
    menuMode: async (_settings, _args, context) =>
      (await requireSignedIn(context).loaders.parameter.load('MENUMODE')) === 'top' ? 'TOP' : 'LEFT',
    englishOffered: async (_settings, _args, context) =>
      (await requireSignedIn(context).loaders.parameter.load('ENGLISHDISPLAY')) !== '0',
    messagesOnly: async (_settings, _args, context) =>
      (await requireSignedIn(context).loaders.parameter.load('JUSTSHOWMESSAGE')) === '1',
  },
} satisfies Resolvers;
