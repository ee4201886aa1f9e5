import { followUpTurnMs } from './create-follow-up-link.ts';
import type { OperationContext } from './operation-context.ts';

/** Which operations of the portal concern the session itself, and are therefore treated apart from the others. */

/** Signing in answers about the account that is typed, signing out may meet a session that is gone: neither is a loss. */
const signing = ['SignIn', 'SignInByCode', 'SignOnVisitor', 'SignOut', 'SignInOptions'];

/** What a locked session answers. */
const locking = ['SessionLock', 'SessionUnlock', 'LockedSession'];

/** They change the scope, or are the first to learn of it. */
const switching = ['PostSwitch', 'ShopSwitch'];

const lossless = new Set(signing);
const answeredLocked = new Set([...signing, ...locking]);
const switches = new Set(switching);
const scopeless = new Set([...signing, ...locking, ...switching, 'Workbench']);

/** How long the shell waits for its parts: what is late comes by itself, and what is there shows at once. */
const shellMs = 500;

/** How many milliseconds the gateway may wait for the services before it answers with what there is; null for as long as they take. */
export function answerWithin(operation: string, { followUp }: OperationContext): number | null {
  if (followUp === true) return followUpTurnMs;
  return operation === 'Workbench' ? shellMs : null;
}

export const meansNoLoss = (operation: string) => lossless.has(operation);
export const isSwitch = (operation: string) => switches.has(operation);
export const goesWhileLocked = (operation: string, context: OperationContext) =>
  answeredLocked.has(operation) || context.unheld === true;
export const hasScope = (operation: string, context: OperationContext) =>
  !scopeless.has(operation) && context.scopeless !== true;
