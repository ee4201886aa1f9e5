import { fewAtOnce } from '../async/map-concurrently.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError } from '../errors/user-error.ts';
import type { OpenList } from './open-list.ts';
import { isInDoubt, refusedRow } from './refused-rows.ts';
import { changeRows } from './rest.ts';
import { AT_ONCE } from './updating-many.ts';

/**
 * Does something to rows by their keys: in one call, and where the services refuse that for one of them, each for itself, so that it does not keep
 * the others back. What was refused by key; nothing for what is done.
 */
export async function actTogether(keys: readonly string[], list: OpenList): Promise<ReadonlyMap<string, UserError[]>> {
  if (keys.length === 0) return new Map();
  const whole = await act(keys, list);
  if (whole.errors.length === 0) return new Map();
  if (keys.length === 1 || whole.isInDoubt || !isOfRows(whole.errors)) return new Map(keys.map((key) => [key, whole.errors]));
  const progress = { isSilent: false };
  const each = await fewAtOnce(AT_ONCE, keys, async (key): Promise<[string, UserError[]]> => {
    if (progress.isSilent) return [key, [userError(list.audience.locale, { code: 'INVALID', message: 'rowNotTried' })]];
    const { errors, isInDoubt: isSilent } = await act([key], list);
    progress.isSilent ||= isSilent;
    return [key, errors];
  });
  return new Map(each.filter(([, errors]) => errors.length > 0));
}

async function act(keys: readonly string[], { signedIn, path, module, audience }: OpenList) {
  try {
    await changeRows(signedIn.retail, path, keys);
    return { errors: [], isInDoubt: false };
  } catch (error) {
    return { errors: refusedRow(error, module, audience), isInDoubt: isInDoubt(error) };
  }
}

/** What another row of them may not have. */
function isOfRows(errors: readonly UserError[]): boolean {
  return errors.every(({ code }) => code !== 'NOT_CONFIGURED');
}
