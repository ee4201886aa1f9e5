import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';
import type { OperationContext } from './operation-context.ts';

/** A browser keeps six connections to a server: whoever asks again for late answers must leave some for everybody else. */
const maxAtOnce = 3;
/** How long one turn waits before the next in line has one. */
export const followUpTurnMs = 5000;
/** How long the services may take altogether. */
const maxWaitMs = 30_000;

/**
 * Requests that ask again for what came late wait in line. Each turn is short; whoever has no answer by then goes to the end of the line and asks
 * once more, which costs the services nothing because the gateway waits for the call that is running. So a service that hangs holds up
 * neither the page nor the answers of the others.
 */
export function createFollowUpLink(now: () => number = Date.now): ApolloLink {
  const line: (() => void)[] = [];
  let running = 0;

  function enter(turn: () => void): void {
    line.push(turn);
    next();
  }
  function next(): void {
    while (running < maxAtOnce) {
      const turn = line.shift();
      if (turn === undefined) return;
      running += 1;
      turn();
    }
  }
  function leave(): void {
    running -= 1;
    next();
  }

  return new ApolloLink((operation, forward) => {
    if ((operation.getContext() as OperationContext).followUp !== true) return forward(operation);
    return new Observable<ApolloLink.Result>((observer) => {
      const startedAt = now();
      let attempt: Subscription | null = null;
      let isOver = false;
      const turn = () => {
        if (isOver) {
          leave();
          return;
        }
        let again = false;
        attempt = forward(operation).subscribe({
          next(result) {
            again = isStillRunning(result) && now() - startedAt < maxWaitMs;
            if (!again) observer.next(result);
          },
          error(error: unknown) {
            attempt = null;
            leave();
            observer.error(error);
          },
          complete() {
            attempt = null;
            leave();
            if (again) enter(turn);
            else observer.complete();
          },
        });
      };
      enter(turn);
      return () => {
        isOver = true;
        if (attempt === null) return;
        attempt.unsubscribe();
        attempt = null;
        leave();
      };
    });
  });
}

function isStillRunning({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.reason === 'STILL_RUNNING') ?? false;
}
