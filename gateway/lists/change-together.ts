import { mapConcurrently } from '../async/map-concurrently.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError } from '../errors/user-error.ts';
import type { OpenList } from './open-list.ts';
import { refusedOneOfSeveral } from './refused-rows.ts';
import { changeRows } from './rest.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { MAX_CONCURRENT_CHANGES } from './update-rows.ts';

/**
 * Errors with which the services still answer. After any other error the remaining rows are not
 * tried.
 */
const ANSWERED_ERRORS: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'refused',
  'too-many-calls',
]);

/**
 * Parts of at most this size are split into single rows; larger ones are halved, so that a few bad
 * rows among a thousand cost tens of calls, not a thousand.
 */
const MAX_SINGLES = 8;

/**
 * Runs a change on rows by their keys in one call. If the services refuse it, the rows are split
 * into smaller parts, down to single rows, so that a refused row does not block the others. Returns
 * the errors by key of a refused row; changed rows are absent.
 */
export async function changeTogether(
  keys: readonly string[],
  list: OpenList,
): Promise<ReadonlyMap<string, UserError[]>> {
  const progress = { isSilent: false };
  const refused = new Map<string, UserError[]>();
  const waiting: (readonly string[])[] = keys.length === 0 ? [] : [keys];
  // Works in rounds: refused parts are split for the next round.
  while (waiting.length > 0) {
    const parts = waiting.splice(0);
    await mapConcurrently(MAX_CONCURRENT_CHANGES, parts, async (part) => {
      const { errors, isSilent } = await changePart(part, list, progress.isSilent);
      progress.isSilent ||= isSilent;
      if (errors.length === 0) return;
      if (part.length > 1 && !isSilent && isDueToRows(errors)) waiting.push(...splitKeys(part));
      else for (const key of part) refused.set(key, errors);
    });
  }
  return refused;
}

function splitKeys(keys: readonly string[]): (readonly string[])[] {
  if (keys.length <= MAX_SINGLES) return keys.map((key) => [key]);
  const middle = Math.ceil(keys.length / 2);
  return [keys.slice(0, middle), keys.slice(middle)];
}

async function changePart(
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
      errors: refusedOneOfSeveral(error, module, audience),
      isSilent: error instanceof UpstreamError && !ANSWERED_ERRORS.has(error.kind),
    };
  }
}

/** Whether the errors may be due to single rows, so that splitting helps. */
function isDueToRows(errors: readonly UserError[]): boolean {
  return errors.every(({ code }) => code !== 'NOT_CONFIGURED' && code !== 'TOO_MANY');
}
