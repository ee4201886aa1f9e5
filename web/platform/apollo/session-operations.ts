import { followUpTurnMs } from './create-follow-up-link.ts';

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

/** The parts of an operation's context that the portal's own links know. */
export interface OperationContext {
  /** Nobody did it: the session does not count as used by it. */
  background?: boolean;
  /** It is no question of the post and store that the page shows. */
  scopeless?: boolean;
  /** It is asked from behind the cover of a locked page. */
  unheld?: boolean;
  /** It asks again for what came late: the gateway answers with the call that is still running. */
  followUp?: boolean;
  /** For a switch: what is to be done of the former scope before the page learns of the next one. */
  beforeSwitch?: () => void;
}

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
export const hasScope = (operation: string, context: OperationContext) => !scopeless.has(operation) && context.scopeless !== true;
