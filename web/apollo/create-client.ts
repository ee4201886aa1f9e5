import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { HttpLink } from '@apollo/client/link/http';
import { map, tap } from 'rxjs';
import type { Locale } from '../kit/language/locales.ts';
import type { SessionLoss } from '../kit/session/session.ts';
import { possibleTypes } from './possible-types.ts';
import { sessionLossOf, withoutNobody } from './session-loss.ts';

export interface ClientOptions {
  locale: () => Locale;
  onSessionLost: (loss: SessionLoss) => void;
  /** The end of the chain: HTTP in the browser, a fake in tests. */
  transport?: ApolloLink;
}

/** Signing in answers about the account that is typed, signing out may meet a session that is gone: neither is a loss. */
const sessionOperations = new Set(['SignIn', 'SignOut']);

export function createClient({ locale, onSessionLost, transport = createTransport() }: ClientOptions): ApolloClient {
  const headers = new SetContextLink(() => ({
    // The gateway accepts a mutation only with this header, which no form of another site can send.
    headers: { 'accept-language': locale(), 'x-portal-request': '1' },
  }));
  const sessionWatch = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map(withoutNobody),
      tap((result) => {
        const loss = sessionOperations.has(operation.operationName ?? '') ? null : sessionLossOf(result);
        if (loss !== null) onSessionLost(loss);
      }),
    ),
  );
  return new ApolloClient({
    link: ApolloLink.from([headers, sessionWatch, transport]),
    cache: createCache(),
    // A page is many services: what arrived stands, what failed says so in its place.
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Dashboard: { keyFields: false, merge: true },
      PortalSettings: { merge: true },
    },
  });
}

function createTransport(): ApolloLink {
  return new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
}
