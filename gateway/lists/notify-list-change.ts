import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';

/**
 * Notifies all users of the enterprise that rows of a list have changed. The event contains the
 * module but no rows.
 */
export function notifyListChange(context: Context, moduleCode: string): void {
  context.live.notifyEnterprise(requireSignedIn(context).session, [
    { kind: 'list', key: moduleCode },
  ]);
}

/** Notifies after a change of several rows, unless all of them were certainly refused. */
export function notifyOutcomes(
  context: Context,
  moduleCode: string,
  outcomes: readonly { isDone: boolean; userErrors: readonly UserError[] }[],
): void {
  const mayHaveChanged = outcomes.some(
    ({ isDone, userErrors }) => isDone || userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN'),
  );
  if (mayHaveChanged) notifyListChange(context, moduleCode);
}
