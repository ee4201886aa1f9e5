import { mapConcurrently } from '../async/map-concurrently.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError } from '../errors/user-error.ts';
import type { OpenList } from './open-list.ts';
import { refusedOfSeveral } from './refused-rows.ts';
import { changeRows } from './rest.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { AT_ONCE } from './updating-many.ts';

/** With anything else the services do not answer, and what is left is not tried. */
const ANSWERED: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'refused',
  'too-many-calls',
]);

/** So few are tried each for itself; more are halved first, so that a few bad rows among a thousand cost tens of calls and not a thousand. */
const FEW = 8;

/**
 * Does something to rows by their keys: in one call, and where the services refuse that for one of them, in smaller parts down to each for itself,
 * so that it does not keep the others back. What was refused by key; nothing for what is done.
 */
export async function actTogether(
  keys: readonly string[],
  list: OpenList,
): Promise<ReadonlyMap<string, UserError[]>> {
  const progress = { isSilent: false };
  const refused = new Map<string, UserError[]>();
  const waiting: (readonly string[])[] = keys.length === 0 ? [] : [keys];
  // A round of parts at a time: what is refused of it makes the parts of the next.
  while (waiting.length > 0) {
    const parts = waiting.splice(0);
    await mapConcurrently(AT_ONCE, parts, async (part) => {
      const { errors, isSilent } = await act(part, list, progress.isSilent);
      progress.isSilent ||= isSilent;
      if (errors.length === 0) return;
      if (part.length > 1 && !isSilent && isOfRows(errors)) waiting.push(...partsOf(part));
      else for (const key of part) refused.set(key, errors);
    });
  }
  return refused;
}

function partsOf(keys: readonly string[]): (readonly string[])[] {
  if (keys.length <= FEW) return keys.map((key) => [key]);
  const middle = Math.ceil(keys.length / 2);
  return [keys.slice(0, middle), keys.slice(middle)];
}

async function act(
  keys: readonly string[],
  { signedIn, path, module, audience }: OpenList,
  isSilent: boolean,
) {
  if (isSilent)
    return {
      errors: [userError(audience.locale, { code: 'INVALID', message: 'rowNotTried' })],
      isSilent,
    };
  try {
    await changeRows(signedIn.retail, path, keys);
    return { errors: [], isSilent };
  } catch (error) {
    return {
      errors: refusedOfSeveral(error, module, audience),
      isSilent: error instanceof UpstreamError && !ANSWERED.has(error.kind),
    };
  }
}

/** What another row of them may not have. */
function isOfRows(errors: readonly UserError[]): boolean {
  return errors.every(({ code }) => code !== 'NOT_CONFIGURED' && code !== 'TOO_MANY');
}
