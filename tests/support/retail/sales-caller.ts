import { callerOf } from '../../../retail/accounts/accounts.ts';
import { salesServices } from '../../../retail/sales/services.ts';
import type { ServiceContext, UntypedServices } from '../../../retail/server/service.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { DEMO_TODAY } from './retail-database.ts';

/** The context of a demo account in its main post, with an optional store that it has selected. */
export function contextOf(
  db: RetailDatabase,
  usercode: string,
  shopid: string | null = null,
): ServiceContext {
  const account = db
    .prepare('SELECT userid, shopid FROM account WHERE usercode = ?')
    .get([usercode]) as {
    userid: string;
    shopid: string | null;
  };
  const post = db
    .prepare('SELECT postcode FROM account_post WHERE userid = ? AND ismain = 1')
    .get([account.userid]) as { postcode: string } | undefined;
  const holder = {
    family: 'test',
    userid: account.userid,
    postcode: post?.postcode ?? null,
    shopid: shopid ?? account.shopid,
  };
  return {
    db,
    clock: () => 0,
    today: () => DEMO_TODAY,
    caller: callerOf(db, holder),
    samplesUrl: null,
  };
}

type Schemas = components['schemas'];

/** The answer of each card service, by its path below the service module. */
interface CardAnswers {
  'sales/kpi': Schemas['KpiCard'];
  'sales/storeRanking': Schemas['RankingRow'][];
  'sales/trend': Schemas['SalesTrend'][];
  'sales/channelPie': Schemas['PieSlice'][];
  'sales/channelBar': Schemas['ChartBlock'][];
  'sales/topProduct': Schemas['ChartBlock'][];
  'sales/progress': Schemas['ProgressRow'][];
  'sales/circle': Schemas['CircleData'];
  'count/get': Schemas['CountData'];
  'sales/query': Schemas['SalesQueryResult'];
}

export function askCard<Card extends keyof CardAnswers>(
  context: ServiceContext,
  card: Card,
  body: Record<string, unknown> = {},
): CardAnswers[Card] {
  const handler = (salesServices as UntypedServices)[`/api/MCA200021/${card}`];
  if (!handler) throw new Error(`No service ${card}`);
  return handler(
    { usercode: context.caller.usercode, entid: context.caller.entid, ...body },
    context,
  ) as CardAnswers[Card];
}
