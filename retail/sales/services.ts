import type { ServiceTable } from '../server/service.ts';
import { baseDataServices } from './base-data.ts';
import { channelBar } from './channel-bar.ts';
import { channelPie } from './channel-pie.ts';
import { circle } from './circle.ts';
import { count } from './count.ts';
import { kpi } from './kpi.ts';
import { withOddAnswers } from './odd-answers.ts';
import { salesQuery } from './query/sales-query.ts';
import { salesObjects } from './sales-objects.ts';
import { progress } from './progress.ts';
import { storeRanking } from './store-ranking.ts';
import { topProduct } from './top-product.ts';
import { trend } from './trend.ts';

const cards: ServiceTable = {
  '/api/MCA200021/sales/kpi': kpi,
  '/api/MCA200021/sales/storeRanking': storeRanking,
  '/api/MCA200021/sales/trend': trend,
  '/api/MCA200021/sales/channelPie': channelPie,
  '/api/MCA200021/sales/channelBar': channelBar,
  '/api/MCA200021/sales/topProduct': topProduct,
  '/api/MCA200021/sales/progress': progress,
  '/api/MCA200021/sales/circle': circle,
  '/api/MCA200021/count/get': count,
};

/** The card services of the default service module, the base data of their filters, and the queries of analysts with what they name. */
export const salesServices: ServiceTable = {
  ...baseDataServices,
  ...withOddAnswers(cards),
  '/api/MCA200021/sales/query': salesQuery,
  '/api/zb-mca-base/salesobject/listByCodes': salesObjects,
};
