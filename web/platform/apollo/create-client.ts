import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { HttpLink } from '@apollo/client/link/http';
import { map, tap } from 'rxjs';
import type { Locale } from '../../design/language/locales.ts';
import type { Session } from '../session/session.ts';
import { createFirstFetch } from './first-answer.ts';
import { createBusyLink } from './create-busy-link.ts';
import { createConfirmLink } from './create-confirm-link.ts';
import { createFollowUpLink } from './create-follow-up-link.ts';
import { createPersistedLink } from './create-persisted-link.ts';
import { createHoldLink } from './create-hold-link.ts';
import { eventsForOwnTabs, eventsForOtherWindows } from './own-changes.ts';
import introspection from '../../generated/possible-types.ts';
import {
  hasScopeChanged,
  sessionLossOf,
  switchedScopeOf,
  rejectMissingViewer,
  rejectOtherAccount,
} from './session-loss.ts';
import {
  answerTimeLimit,
  isScoped,
  isScopeSwitch,
  isExemptFromLoss,
} from './session-operations.ts';
import type { OperationContext } from './operation-context.ts';

export interface ClientOptions {
  locale: () => Locale;
  session: Session;
  /** The terminating link: HTTP in the browser, a fake in tests. */
  transport?: ApolloLink;
  /** Sends the requests of the default transport; `fetch` by default. */
  send?: typeof fetch | undefined;
}

export function createClient({
  locale,
  session,
  send,
  transport = createTransport(send),
}: ClientOptions): ApolloClient {
  const headers = new SetContextLink((previous, operation) => {
    const context = previous as OperationContext;
    const name = operation.operationName ?? '';
    const within = answerTimeLimit(name, context);
    // A switch is sent with the scope that it starts from, so that the gateway refuses the slower
    // one of two windows that switch at once.
    const isSent = isScopeSwitch(name) || isScoped(name, context);
    const scope = isSent ? (context.scope ?? session.scope()) : null;
    return {
      headers: {
        'accept-language': locale(),
        // The gateway accepts a mutation only with this header, which forms of other sites cannot
        // send.
        'x-portal-request': '1',
        ...(scope !== null && { 'x-portal-scope': scope }),
        ...(context.background === true && { 'x-portal-background': '1' }),
        ...(context.followUp === true && { 'x-portal-follow-up': '1' }),
        ...(within !== null && { 'x-portal-answer-within': String(within) }),
      },
    };
  });
  const sessionWatch = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    if (isExemptFromLoss(name)) return forward(operation);
    const { background = session.isAutomaticRetry(), beforeSwitch } =
      operation.getContext() as OperationContext;
    operation.setContext({ background });
    return forward(operation).pipe(
      map((result) => rejectOtherAccount(rejectMissingViewer(result), session)),
      tap((result) => {
        const loss = sessionLossOf(result);
        if (loss !== null) session.reportLoss(loss);
        // A switch was overtaken by one in another window. For every other operation the hold link
        // handles this code.
        if (hasScopeChanged(result) && isScopeSwitch(name)) session.reportScopeLoss();
        const scope = switchedScopeOf(result);
        if (scope !== null) {
          beforeSwitch?.();
          session.switched(scope);
        }
        if (!background) session.reportUse();
        const changes = eventsForOtherWindows(result.data);
        if (changes.length > 0) session.channel.post({ kind: 'live', events: changes });
        const here = eventsForOwnTabs(result.data);
        if (here.length > 0) session.reportOwnChanges(here);
      }),
    );
  });
  return new ApolloClient({
    link: ApolloLink.from([
      sessionWatch,
      createConfirmLink(session),
      createHoldLink(session),
      createBusyLink(),
      createFollowUpLink(),
      headers,
      transport,
    ]),
    cache: createCache(),
    // A page combines many services: show the parts that arrived, with an error in place of each
    // failed one.
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: introspection.possibleTypes,
    typePolicies: {
      Dashboard: { keyFields: false, merge: true },
      PortalSettings: { merge: true },
      Task: { fields: { buttons: { merge: false } } },
      ServiceAccount: { fields: { apiTokens: { merge: false }, webhooks: { merge: false } } },
      ListModule: { keyFields: ['code'] },
      // Each answer has the whole list.
      Viewer: {
        fields: {
          apiTokens: { merge: false },
          sessions: { merge: false },
          commonMenus: { merge: false },
          favourites: { merge: false },
          jobs: { merge: false },
          listViews: { merge: false },
          serviceAccounts: { merge: false },
        },
      },
    },
  });
}

function createTransport(send: typeof fetch = (address, init) => fetch(address, init)): ApolloLink {
  return createPersistedLink().concat(
    new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      fetch: createFirstFetch(window, send),
    }),
  );
}
