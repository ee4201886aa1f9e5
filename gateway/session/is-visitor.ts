import type { Context } from '../request/context.ts';

/** Whether the request comes from a visitor: no session at all, not a locked or ended one. */
export function isVisitor({ signedIn, locked, sessionEnded }: Context): boolean {
  return signedIn === null && locked === null && !sessionEnded;
}
