import { requireSession, requireSignedIn } from '../request/require-signed-in.ts';
import { requireRecentProof, withRecentProof } from '../request/recent-proof.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { LOCALES } from '../language/messages.ts';
import { userError } from '../errors/user-error.ts';
import { endOneSession, endOtherSessions, sessionOf, sessionsOf } from './account-sessions.ts';
import {
  endAllSessions,
  endSessionsOfAccount,
  isSessionAdministrator,
} from './administered-sessions.ts';
import { confirmSession } from './confirm.ts';
import { isVisitor } from './is-visitor.ts';
import { lockedSessionOf, lockSession, unlockSession } from './lock.ts';
import { missingFeatures } from './missing-features.ts';
import { changeOwnPassword, passwordPolicyOf } from './password-change.ts';
import { listLanguagePacks } from './rest.ts';
import { endSession, startSession } from './sign-in.ts';
import {
  beginSingleSignOn,
  singleSignOnExit,
  singleSignOnUrl,
  startSessionByCode,
} from './single-sign-on.ts';
import { viewerOf } from './viewer.ts';
import { switchToPost, switchToShop } from './switch-workplace.ts';

/** Sign-in, the session, and the fields of the account and its enterprise. */
export const sessionResolvers = {
  Query: {
    signInOptions: (_root, _args, { config }) => ({ singleSignOnUrl: singleSignOnUrl(config) }),
    viewer: (_root, _args, context) =>
      isVisitor(context) ? null : viewerOf(requireSignedIn(context)),
    lockedSession: (_root, _args, context) =>
      context.locked && lockedSessionOf(context.locked, context),
  },
  Mutation: {
    sessionSignIn: (_root, { input }, context) => startSession(input, context),
    sessionSignInByCode: (_root, { input }, context) => startSessionByCode(input, context),
    singleSignOnBegin: (_root, _args, context) => ({
      url: beginSingleSignOn(context),
      userErrors: [],
    }),
    sessionSignOut: async (_root, _args, context) => {
      const leaving = context.signedIn ?? context.locked;
      const exit = leaving && (await singleSignOnExit(leaving, context));
      const viewer = await endSession(context);
      if (viewer !== null) context.logSecurity('signOut');
      return { userType: viewer?.userType ?? null, singleSignOnExit: exit, userErrors: [] };
    },
    sessionLock: (_root, _args, context) => lockSession(context),
    sessionUnlock: (_root, { input }, context) => unlockSession(input.password, context),
    // Nothing to do: reading the session for this request has already recorded its use.
    sessionTouch: (_root, _args, context) => ({
      session: (context.signedIn ?? context.locked) && sessionOf(requireSession(context), context),
      userErrors: [],
    }),
    sessionConfirm: (_root, { input }, context) => confirmSession(input.password, context),
    sessionEnd: async (_root, { input }, context) => {
      requireRecentProof(context);
      const refusal = await endOneSession(input.id, context);
      if (refusal === null) context.logSecurity('otherSessionsEnded', { count: 1 });
      const userErrors = refusal === null ? [] : [userError(context.locale, refusal)];
      return { viewer: viewerOf(requireSession(context)), userErrors };
    },
    sessionsEndOthers: async (_root, _args, context) => {
      requireRecentProof(context);
      const signedIn = requireSession(context);
      const ended = await endOtherSessions(signedIn, context);
      context.logSecurity('otherSessionsEnded', { count: ended });
      return { ended, viewer: viewerOf(signedIn), userErrors: [] };
    },
    sessionsEndOfAccount: (_root, { input }, context) =>
      withRecentProof(context, () => endSessionsOfAccount(input, context)),
    sessionsEndAll: (_root, _args, context) =>
      withRecentProof(context, () => endAllSessions(context)),
    postSwitch: (_root, { input }, context) => switchToPost(input, context),
    shopSwitch: (_root, { input }, context) => switchToShop(input, context),
    passwordChange: (_root, { input }, context) => changeOwnPassword(input, context),
  },
  Viewer: {
    posts: (_viewer, _args, context) => requireSignedIn(context).loaders.posts(),
    shops: (_viewer, _args, context) => requireSignedIn(context).loaders.shops(),
    shopsOfPost: (_viewer, { postCode }, context) =>
      requireSignedIn(context).loaders.shopsOfPost(postCode),
    session: (_viewer, _args, context) => sessionOf(requireSignedIn(context), context),
    sessions: (_viewer, _args, context) => sessionsOf(context),
    isSessionAdministrator: (_viewer, _args, context) => isSessionAdministrator(context),
    passwordPolicy: (_viewer, _args, context) => passwordPolicyOf(context),
    settings: () => ({}),
    missingFeatures: (_viewer, _args, context) => missingFeatures(requireSignedIn(context).retail),
    languagePacks: (_viewer, { locale }, context) => {
      if (!LOCALES.some((known) => known === locale)) throw new GatewayError('BAD_USER_INPUT');
      return listLanguagePacks(requireSignedIn(context).retail, locale);
    },
    __resolveReference: ({ id }, context) => {
      const viewer = viewerOf(requireSignedIn(context));
      // A copy, because Apollo's library writes the type into it, and requests share the viewer.
      return viewer.id === id ? { ...viewer } : null;
    },
  },
  Enterprise: {
    __resolveReference: ({ id }, context) => {
      const { enterprise } = viewerOf(requireSignedIn(context));
      return enterprise.id === id ? { ...enterprise } : null;
    },
  },
  Post: {
    __resolveReference: async ({ id }, context) =>
      (await requireSignedIn(context).loaders.posts()).find((post) => post.id === id) ?? null,
  },
  Shop: {
    code: ({ number }) => number,
    __resolveReference: async (reference, context) => {
      const shops = await requireSignedIn(context).loaders.shops();
      const isMeant = ({ id, number }: (typeof shops)[number]) =>
        'id' in reference ? id === reference.id : number === reference.number;
      return shops.find(isMeant) ?? null;
    },
  },
  PortalSettings: {
    clientId: async (_settings, _args, context) =>
      (await requireSignedIn(context).loaders.parameter.load('CLIENT_ID')) || null,
    clientName: async (_settings, _args, context) => {
      const { account, loaders } = requireSignedIn(context);
      return (await loaders.parameter.load('CLIENT_NAME')) || account.enterprise.name;
    },
    menuMode: async (_settings, _args, context) =>
      (await requireSignedIn(context).loaders.parameter.load('MENUMODE'))?.toLowerCase() === 'top'
        ? 'TOP'
        : 'LEFT',
    hasEnglish: (_settings, _args, context) => hasEnglish(context),
    englishOffered: (_settings, _args, context) => hasEnglish(context),
    hasMessagesOnly: (_settings, _args, context) => hasMessagesOnly(context),
    messagesOnly: (_settings, _args, context) => hasMessagesOnly(context),
  },
} satisfies Resolvers;

const hasEnglish = async (context: Context): Promise<boolean> =>
  (await requireSignedIn(context).loaders.parameter.load('ENGLISHDISPLAY')) !== '0';

const hasMessagesOnly = async (context: Context): Promise<boolean> =>
  (await requireSignedIn(context).loaders.parameter.load('JUSTSHOWMESSAGE')) === '1';
