import type { components } from '../../../schema/generated/retail.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];
type Request = Schemas['SalesQuery'];

/** Two stores in June, compared with May. */
export const RESULT: Schemas['SalesQueryResult'] = {
  asof: '2026-06-14',
  firstdate: '2025-05-11',
  comparedfrom: '2026-05-18',
  comparedto: '2026-05-31',
  total: 2,
  rows: [
    {
      store: { code: '1001', name: '静安店' },
      values: { sales: 1200.5, profit: 300.1, orders: 7 },
      compared: { sales: 1000, profit: 200, orders: 8 },
    },
    { store: { code: '1002', name: '徐汇店' }, values: { sales: 0, profit: null }, compared: null },
  ],
  totals: {
    values: { sales: 1200.5, profit: 300.1, orders: 7 },
    compared: { sales: 0, profit: -10, orders: 0 },
  },
};

export interface SalesTest {
  retail: RetailNock;
  ask(query: string, variables?: object, language?: string): Promise<GraphqlAnswer>;
  /** The sales calls that the services received. */
  asked(): Request[];
}

/** A signed-in account over services that answer every sales query in the same way. */
export async function salesTest({
  result = RESULT,
  account = SIGNED_IN_STAFF,
}: {
  result?: Schemas['SalesQueryResult'] | null;
  account?: typeof SIGNED_IN_STAFF;
} = {}): Promise<SalesTest> {
  const retail = mockRetail();
  if (result !== null) retail.answers('salesQuery', result);
  const gateway = await startGateway();
  const cookie = await gateway.signIn(account);
  return {
    retail,
    ask: (query, variables, language = 'en-US') =>
      gateway.ask(query, {
        cookie,
        headers: { 'accept-language': language },
        ...(variables && { variables: { ...variables } }),
      }),
    asked: () =>
      retail.asked
        .filter(({ path }) => path.endsWith('/sales/query'))
        .map(({ body }) => body as Request),
  };
}

export const JUNE = 'period: { from: "2026-06-01", to: "2026-06-14" }';
