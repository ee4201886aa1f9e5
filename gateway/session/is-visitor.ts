import type { Context } from '../request/context.ts';

/** Nobody, as against somebody whose session is locked or has ended. */
export function isVisitor({ signedIn, locked, sessionEnded }: Context): boolean {
  return signedIn === null && locked === null && !sessionEnded;
}
