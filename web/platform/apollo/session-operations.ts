import { FOLLOW_UP_TURN_MS } from './create-follow-up-link.ts';
import type { OperationContext } from './operation-context.ts';

/** Operations that concern the session itself and are therefore treated differently. */

/**
 * Sign-in errors concern the entered account, and sign-out may find the session gone: neither means
 * that the session was lost.
 */
const signing = ['SignIn', 'SignInByCode', 'SignOnVisitor', 'SignOut', 'SignInOptions'];

/** Operations that a locked session answers. */
const locking = ['SessionLock', 'SessionUnlock', 'LockedSession'];

/** Operations that change the scope. */
const switching = ['PostSwitch', 'ShopSwitch'];

const lossless = new Set(signing);
const answeredLocked = new Set([...signing, ...locking]);
const switches = new Set(switching);
const scopeless = new Set([...signing, ...locking, ...switching, 'Workbench']);

/**
 * How long the gateway may wait for the parts of the shell: late parts load separately, so that the
 * others show at once.
 */
const SHELL_WAIT_MS = 500;

/**
 * Milliseconds that the gateway may wait for the services before it answers with what it has; null:
 * no limit.
 */
export function answerTimeLimit(operation: string, { followUp }: OperationContext): number | null {
  if (followUp === true) return FOLLOW_UP_TURN_MS;
  return operation === 'Workbench' ? SHELL_WAIT_MS : null;
}

export const isExemptFromLoss = (operation: string) => lossless.has(operation);
export const isScopeSwitch = (operation: string) => switches.has(operation);
export const isAllowedWhileLocked = (operation: string, context: OperationContext) =>
  answeredLocked.has(operation) || context.unheld === true;
export const isScoped = (operation: string, context: OperationContext) =>
  !scopeless.has(operation) && context.scopeless !== true;
