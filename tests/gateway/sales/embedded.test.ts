import { beforeAll, describe, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal, type Ask } from '../workflow/embedded-portal.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

interface Sales {
  totalCount: number;
  nodes: {
    shop: { number: string } | null;
    days: { from: string } | null;
    values: Record<string, string | null>;
  }[];
  totals: { values: Record<string, string | null>; change: Record<string, string | null> | null };
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

async function salesOf(ask: Ask, args: string, after: string | null = null): Promise<Sales> {
  const { data, errors } = await ask(
    `query ($after: String) { viewer { sales(${args}, after: $after) { totalCount pageInfo { endCursor hasNextPage }
      nodes { shop { number } days { from } values { sales } } totals { values { sales } change { sales } } } } }`,
    { after },
  );
  expect(errors).toBeUndefined();
  return (data?.viewer as { sales: Sales }).sales;
}

const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

describe('Sales of the embedded services', () => {
  test('of a year by month and store are read page by page, and their sum is the total', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const args = 'dimensions: [MONTH, SHOP], period: { recent: LAST_12_MONTHS }, first: 100';
    const rows: Sales['nodes'] = [];
    let page = await salesOf(ask, args);
    rows.push(...page.nodes);
    while (page.pageInfo.hasNextPage) {
      page = await salesOf(ask, args, page.pageInfo.endCursor);
      rows.push(...page.nodes);
    }
    expect(rows).toHaveLength(page.totalCount);
    expect(page.totalCount).toBeGreaterThan(400);
    expect(new Set(rows.map(({ days }) => days?.from)).size).toBe(12);
    expect(rows.reduce((sum, { values }) => sum + cents(values.sales), 0)).toBe(
      cents(page.totals.values.sales),
    );
  });

  test('cover the stores of the account alone', async () => {
    const { signIn } = await embeddedPortal();
    const [all, east] = [await signIn('ops_director'), await signIn('area_east')];
    const args = 'dimensions: [SHOP], period: { recent: LAST_7_DAYS }, first: 100';
    const [wide, own] = [await salesOf(all, args), await salesOf(east, args)];
    expect(own.totalCount).toBeGreaterThan(0);
    expect(own.totalCount).toBeLessThan(wide.totalCount);
    const foreign = wide.nodes.find(
      ({ shop }) => !own.nodes.some((row) => row.shop?.number === shop?.number),
    );
    for (const number of [foreign?.shop?.number, 'nothing']) {
      const { errors } = await east(
        `query ($number: String!) { viewer { sales(period: { recent: YESTERDAY }, filter: { shopNumbers: [$number] }) { totalCount } } }`,
        { number },
      );
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    }
  });

  test('of the ten best stores are sorted, with the totals of all and their change', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const args =
      'dimensions: [SHOP], period: { recent: LAST_7_DAYS }, orderBy: { by: SALES }, top: 10, comparison: PREVIOUS_PERIOD';
    const { nodes, totalCount, totals } = await salesOf(ask, args);
    const amounts = nodes.map(({ values }) => cents(values.sales));
    expect(totalCount).toBe(10);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(cents(totals.values.sales)).toBeGreaterThan(amounts.reduce((sum, one) => sum + one, 0));
    expect(totals.change?.sales).toMatch(/^-?\d+\.\d\d$/u);
  });

  test('of a supplier are those of its products', async () => {
    const { signIn } = await embeddedPortal();
    const [staff, supplier] = [await signIn('ops_director'), await signIn('v10001', 'SUPPLIER')];
    const suppliersOf = async (ask: Ask) => {
      const { data, errors } = await ask(
        `{ viewer { sales(dimensions: [PRODUCT], period: { recent: LAST_7_DAYS }, first: 100) { nodes { product { supplier { code } category { code } } } } } }`,
      );
      expect(errors).toBeUndefined();
      const { nodes } = (
        data?.viewer as { sales: { nodes: { product: { supplier: { code: string } } }[] } }
      ).sales;
      return new Set(nodes.map(({ product }) => product.supplier.code));
    };
    expect((await suppliersOf(supplier)).size).toBe(1);
    expect((await suppliersOf(staff)).size).toBeGreaterThan(5);
  });
});
