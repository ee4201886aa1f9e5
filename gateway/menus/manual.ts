import type { components } from '../../schema/generated/retail.ts';
import { momentOf, rfc3339 } from '../values/calendar.ts';
import type { SignedIn } from '../request/context.ts';
import type { Manual } from '../generated/resolvers.ts';
import type { Locale } from '../language/messages.ts';
import { field } from '../values/rows.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

type Schemas = components['schemas'];
type ManualRow = Schemas['Manual'];

/**
 * The manual of a module in a language. The services fall back to zh-CN. Null when there is no
 * manual.
 */
export async function findManual(
  { retail, timeZone }: SignedIn,
  moduleCode: string,
  locale: Locale,
): Promise<Manual | null> {
  const row = await retail.call<ManualRow | null | undefined>('operateHelp', {
    modulecode: moduleCode,
    locale,
  });
  if (!row) return null;
  if (typeof field(row, 'content') !== 'string')
    throw new UpstreamError('malformed', { operation: 'operateHelp' });
  const moment = momentOf(row.modifytime ?? '', timeZone);
  return {
    moduleCode: row.modulecode || moduleCode,
    title: row.title || moduleCode,
    content: row.content,
    updatedAt: moment === null ? null : rfc3339(moment, timeZone),
  };
}
