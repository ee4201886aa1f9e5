import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';
import type { OperationContext } from './operation-context.ts';

/**
 * Maximum concurrent follow-up requests. A browser opens six connections per server, and other
 * requests need some of them.
 */
const MAX_CONCURRENT = 3;
/** How long the gateway waits for the services before a follow-up request gives up its slot. */
export const FOLLOW_UP_TURN_MS = 5000;
/** Maximum total waiting time for one late answer. */
const MAX_WAIT_MS = 30_000;

/**
 * A link that queues follow-up requests, which ask again for parts that were late, under a
 * concurrency limit. Each attempt is short; without an answer by then the request goes to the end
 * of the queue and asks again. That costs the services nothing, because the gateway waits for the
 * call that is already running. So a hanging service blocks neither the page nor other late
 * answers.
 */
export function createFollowUpLink(now: () => number = Date.now): ApolloLink {
  const queue: (() => void)[] = [];
  let running = 0;

  function enqueue(start: () => void): void {
    queue.push(start);
    startNext();
  }
  function startNext(): void {
    while (running < MAX_CONCURRENT) {
      const start = queue.shift();
      if (start === undefined) return;
      running += 1;
      start();
    }
  }
  function release(): void {
    running -= 1;
    startNext();
  }

  return new ApolloLink((operation, forward) => {
    if ((operation.getContext() as OperationContext).followUp !== true) return forward(operation);
    return new Observable<ApolloLink.Result>((observer) => {
      const startedAt = now();
      let attempt: Subscription | null = null;
      let isCanceled = false;
      const start = () => {
        if (isCanceled) {
          release();
          return;
        }
        let mustRetry = false;
        attempt = forward(operation).subscribe({
          next(result) {
            mustRetry = isStillRunning(result) && now() - startedAt < MAX_WAIT_MS;
            if (!mustRetry) observer.next(result);
          },
          error(error: unknown) {
            attempt = null;
            release();
            observer.error(error);
          },
          complete() {
            attempt = null;
            release();
            if (mustRetry) enqueue(start);
            else observer.complete();
          },
        });
      };
      enqueue(start);
      return () => {
        isCanceled = true;
        if (attempt === null) return;
        attempt.unsubscribe();
        attempt = null;
        release();
      };
    });
  });
}

function isStillRunning({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.reason === 'STILL_RUNNING') ?? false;
}
