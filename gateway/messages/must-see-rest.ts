import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { MustSeeItem } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { moduleParametersOf } from '../module-model/module-parameters.ts';
import { codeOf } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type MustSeeRow = components['schemas']['MustSeeItem'];

export const MUST_SEE_ID = 'MustSeeItem';

/** The must-see items: those not seen yet first, otherwise in the order of the services. */
export async function listMustSee(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<MustSeeItem[]> {
  const rows = rowsOf<MustSeeRow>(
    'mustSee',
    await retail.call('mustSee', { usercode: account.code }, limit),
  );
  const items = rows
    .filter(({ code, modulecode }) => Boolean(code) && Boolean(modulecode))
    .map(itemOf);
  return items.toSorted((one, other) => Number(one.isSeen) - Number(other.isSeen));
}

/** Marks an item as seen, by its key at the services. */
export function markSeen(retail: RetailClient, code: string): Promise<unknown> {
  return retail.call('markSeen', { code });
}

function itemOf(row: MustSeeRow): MustSeeItem {
  return {
    id: globalId(MUST_SEE_ID, codeOf(row.code)),
    name: codeOf(row.name) || codeOf(row.code),
    i18nCode: codeOf(row.nameentrycode) || null,
    isSeen: codeOf(row.seen) === '1',
    applicationCode: codeOf(row.appcode) || null,
    moduleCode: codeOf(row.modulecode),
    moduleParameters: moduleParametersOf(row.moduleparams),
  };
}
