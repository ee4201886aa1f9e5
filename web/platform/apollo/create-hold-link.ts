import { ApolloLink } from '@apollo/client';
import { Observable, type Subscription } from 'rxjs';
import type { Session } from '../session/session.ts';
import { isAllowedWhileLocked, isScoped, isScopeSwitch } from './session-operations.ts';
import type { OperationContext } from './operation-context.ts';

const refusalOf = (code: string): ApolloLink.Result => ({
  data: null,
  errors: [{ message: code, extensions: { code } }],
});
const codesOf = ({ errors }: ApolloLink.Result) =>
  (errors ?? []).map(({ extensions }) => extensions?.code);

/**
 * A link that holds operations back while the session is locked, or while the page shows another
 * post or store than the session's. A request refused for one of these reasons was not executed: it
 * waits and is sent again, so that the page does not lose its content. A request for the previous
 * post or store is never sent for the next one; it fails with SCOPE_CHANGED.
 */
export function createHoldLink(session: Session): ApolloLink {
  let runningSwitches = 0;
  const afterSwitch = new Set<() => void>();

  return new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    const context = operation.getContext() as OperationContext;
    const scoped = isScoped(name, context);
    const startedWith = session.scope();
    const mustWait = () => {
      const { locked, scopeChanged } = session.state();
      return (locked && !isAllowedWhileLocked(name, context)) || (scopeChanged && scoped);
    };
    const isOutdated = () => scoped && startedWith !== null && session.scope() !== startedWith;

    return new Observable<ApolloLink.Result>((observer) => {
      let attempt: Subscription | undefined;
      let stopWaiting: () => void = () => undefined;
      const refuse = (code: string) => {
        observer.next(refusalOf(code));
        observer.complete();
      };
      const continueOperation = () => {
        if (session.state().status === 'signed-out') refuse('UNAUTHENTICATED');
        else if (isOutdated()) refuse('SCOPE_CHANGED');
        else if (mustWait()) wait();
        else send();
      };
      const wait = () => {
        const stop = session.subscribe(() => {
          if (mustWait()) return;
          stop();
          continueOperation();
        });
        stopWaiting = stop;
      };
      const handleRefusal = (codes: readonly unknown[]): boolean => {
        if (codes.includes('SESSION_LOCKED') && !isAllowedWhileLocked(name, context)) {
          session.lock();
          continueOperation();
          return true;
        }
        if (!codes.includes('SCOPE_CHANGED') || !scoped) return false;
        const decide = () => {
          afterSwitch.delete(decide);
          if (!isOutdated()) session.reportScopeLoss();
          continueOperation();
        };
        if (runningSwitches === 0) decide();
        else {
          // The cause may be the switch that this window is performing: decide when it is done.
          afterSwitch.add(decide);
          stopWaiting = () => afterSwitch.delete(decide);
        }
        return true;
      };
      const send = () => {
        let isRefused = false;
        attempt = forward(operation).subscribe({
          next(result) {
            isRefused = handleRefusal(codesOf(result));
            if (!isRefused) observer.next(result);
          },
          error: (error: unknown) => observer.error(error),
          complete() {
            if (!isRefused) observer.complete();
          },
        });
      };
      if (isScopeSwitch(name)) runningSwitches++;
      (mustWait() ? wait : send)();
      return () => {
        stopWaiting();
        attempt?.unsubscribe();
        if (isScopeSwitch(name) && --runningSwitches === 0)
          afterSwitch.forEach((decide) => decide());
      };
    });
  });
}
