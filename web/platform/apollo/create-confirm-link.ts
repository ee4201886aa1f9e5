import { ApolloLink } from '@apollo/client';
import { Observable, of, mergeMap } from 'rxjs';
import type { Session } from '../session/session.ts';

/**
 * A link that asks for the password when the gateway wants it before a change, and then sends the
 * change again. It had not been executed. Without the password the refusal is the answer.
 */
export function createConfirmLink(session: Session): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        isAskedFor(result)
          ? confirmationOf(session).pipe(
              mergeMap((isGiven) => (isGiven ? forward(operation) : of(result))),
            )
          : of(result),
      ),
    ),
  );
}

const isAskedFor = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'CONFIRMATION_REQUIRED') === true;

/** Asks the user; whether the right password was given. */
const confirmationOf = (session: Session): Observable<boolean> =>
  new Observable((observer) => {
    session.askToConfirm();
    return session.subscribe(() => {
      const { confirmation } = session.state();
      if (confirmation === 'asked') return;
      observer.next(confirmation === 'given');
      observer.complete();
    });
  });
