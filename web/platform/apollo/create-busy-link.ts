import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscription } from 'rxjs';
import { codeOf, errorsOf, statusOf } from './failure.ts';

/** Calls `action` once after a delay; returns a function that cancels it. */
type After = (ms: number, action: () => void) => () => void;

interface Parts {
  after?: After;
  random?: () => number;
}

/** After so many attempts the failure is shown. With the gateway's waits that is half a minute. */
const MAX_ATTEMPTS = 6;
const DEFAULT_WAIT_SECONDS = 3;

const browserAfter: After = (ms, action) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/**
 * A link that sends a query again when the gateway refused it because it had too much to do. The
 * part of the page stays in its loading state meanwhile, as for a late service. The waits are
 * spread, so that all pages do not ask again at once. Mutations are not repeated: users see that
 * nothing was done and decide themselves.
 */
export function createBusyLink({ after = browserAfter, random = Math.random }: Parts = {}) {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return new Observable<ApolloLink.Result>((observer) => {
      let attempt: Subscription | undefined;
      let attempts = 0;
      let stopWaiting = (): void => undefined;
      function mayAskAgain(answer: unknown): boolean {
        if (attempts >= MAX_ATTEMPTS || !isBusy(answer)) return false;
        stopWaiting = after(waitSecondsOf(answer) * 1000 * (1 + random() / 2), send);
        return true;
      }
      function send(): void {
        let isWaiting = false;
        attempts += 1;
        attempt = forward(operation).subscribe({
          next(result) {
            isWaiting = mayAskAgain(result);
            if (!isWaiting) observer.next(result);
          },
          error(error: unknown) {
            if (!mayAskAgain(error)) observer.error(error);
          },
          complete() {
            if (!isWaiting) observer.complete();
          },
        });
      }
      send();
      return () => {
        stopWaiting();
        attempt?.unsubscribe();
      };
    });
  });
}

/** Beyond its last limit the gateway answers without GraphQL. */
function isBusy(answer: unknown): boolean {
  return codeOf(answer) === 'OVERLOADED' || statusOf(answer) === 503;
}

function waitSecondsOf(answer: unknown): number {
  const limit = errorsOf(answer)?.[0]?.extensions?.limit;
  return typeof limit === 'object' &&
    limit !== null &&
    'retryAfterSeconds' in limit &&
    typeof limit.retryAfterSeconds === 'number'
    ? limit.retryAfterSeconds
    : DEFAULT_WAIT_SECONDS;
}
