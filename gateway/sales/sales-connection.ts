import type { GraphQLResolveInfo } from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import { listIdentity, readConnection, type ConnectionBounds } from '../request/connection.ts';
import type { SignedIn } from '../request/context.ts';
import { selectedFigures } from './measures.ts';
import type { SalesPageData } from './rest.ts';
import { salesQuestionOf, type SalesArguments } from './sales-question.ts';
import { salesOf, salesRowOf } from './sales-row.ts';

/** Answers a sales query: its rows as a connection, and what holds for all of them. */
export async function findSales(
  { first, after, ...args }: SalesArguments & ConnectionBounds,
  signedIn: SignedIn,
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
) {
  const { question, measures } = salesQuestionOf(args, selectedFigures(info), signedIn);
  const { loaders, account } = signedIn;
  const pages: SalesPageData[] = [];
  const connection = await readConnection(
    { first, after },
    // The measures do not belong to it: they change neither the rows nor their order.
    listIdentity('sales', question, signedIn),
    async (bounds) => {
      const page = await loaders.sales.load({ question, measures, ...bounds });
      pages.push(page);
      return { totalCount: page.totalCount, nodes: page.rows.map(salesRowOf) };
    },
  );
  const [page] = pages;
  // Every connection reads at least one page.
  if (page === undefined) throw new GatewayError('INTERNAL');
  const { asOf, keptSince, comparedDays, totals } = page;
  return {
    ...connection,
    currency: account.enterprise.currency,
    asOf,
    keptSince,
    days: question.days,
    comparedDays,
    totals: salesOf(totals),
  };
}
