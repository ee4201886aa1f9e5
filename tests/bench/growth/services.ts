import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import type { LoopbackRetail } from '../../support/retail/loopback-retail.ts';
import { KPI, LAYOUT, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { startListServices } from '../list-services.ts';

/** The name of the dashboard with this many cards. */
export const dashboardOf = (cards: number): string => `cards${String(cards)}`;

/**
 * Services with one list of these columns and 1,000 rows, and with dashboards of any number of
 * cards, each of which is a call of its own.
 */
export async function startGrowingServices(columns: number): Promise<LoopbackRetail> {
  const retail = await startListServices(1000, columns);
  retail.answer(OPERATIONS.login, () => ({
    returncode: '0',
    data: { ...SIGNED_IN_STAFF, accessToken: 'access', refreshToken: 'refresh' },
  }));
  retail.answer(OPERATIONS.dashboardLayout, ({ body }) => {
    const { dtmplcode } = body as { dtmplcode: string };
    const cards = Number(dtmplcode.replace('cards', ''));
    return { returncode: '0', data: { ...LAYOUT, dtmplcode, cards: cardsOf(cards) } };
  });
  retail.answer('/api/MCA200021/sales/kpi', () => ({ returncode: '0', data: KPI }));
  return retail;
}

const cardsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ...LAYOUT.cards[0], cardcode: `kpi${String(at)}`, cardname: `销售 ${String(at)}` },
    ...{ rownum: 1 + Math.floor(at / 4), colnum: 1 + 3 * (at % 4), width: 3, height: 1 },
  }));
