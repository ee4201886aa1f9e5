import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';

/** Tells everybody of the enterprise who looks at a list that rows of it have changed: which module, and no row of it. */
export function notifyListChange(context: Context, moduleCode: string): void {
  context.live.tellEnterprise(requireSignedIn(context).session, [
    { kind: 'list', key: moduleCode },
  ]);
}

/** The same for several rows. Where all of them were refused nothing has changed; what is in doubt may have. */
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
