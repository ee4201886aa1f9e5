import DataLoader from 'dataloader';
import { settleAll } from '../async/settle-all.ts';
import type { Account } from '../request/account.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { groupBy } from '../values/group-by.ts';
import { salesFileOf, type SalesExport, type SalesFile } from './sales-file.ts';
import { createSalesObjects, type SalesObjects } from './sales-objects.ts';
import { readSales, type SalesPageData, type SalesPageRequest } from './rest.ts';

export interface SalesLoaders {
  /**
   * Pages of sales queries. Pages of one question that a request asks for at the same time with
   * different measures become one call for all of these measures.
   */
  sales: DataLoader<SalesPageRequest, SalesPageData, string>;
  /** Products, suppliers and regions by their codes. */
  salesObjects: SalesObjects;
  /** The file of a sales query, for an export. Throws like the query itself. */
  salesFile(asked: SalesExport): SalesFile;
}

export function createSalesLoaders(
  retail: RetailClient,
  account: Account,
  yesterday: string,
): SalesLoaders {
  function readAll(requests: readonly SalesPageRequest[]) {
    const groups = groupBy(requests, pageKey);
    const calls = new Map<string, Promise<SalesPageData>>();
    const callOf = (request: SalesPageRequest) => {
      const key = pageKey(request);
      const measures = unionOf(groups.get(key) ?? [request]);
      const call = calls.get(key) ?? readSales(retail, account, { ...request, measures });
      calls.set(key, call);
      return call;
    };
    return settleAll(requests.map(callOf));
  }
  return {
    sales: new DataLoader(readAll, { cacheKeyFn: canonicalJson }),
    salesObjects: createSalesObjects(retail, account),
    salesFile: (asked) => salesFileOf(asked, retail, account, yesterday),
  };
}

function pageKey({ question, page, pageSize }: SalesPageRequest): string {
  return canonicalJson({ question, page, pageSize });
}

function unionOf(requests: readonly SalesPageRequest[]): SalesPageRequest['measures'] {
  return [...new Set(requests.flatMap(({ measures }) => measures))].sort();
}
