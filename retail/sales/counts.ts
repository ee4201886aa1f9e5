import type { components } from '../../schema/generated/retail.ts';
import type { Handler } from '../service.ts';
import { storeScope, text } from './scope.ts';

type CountRow = components['schemas']['CountRow'];

/** The counters of the alerts, over the caller's stores; a card that names one gets that one. */
export const counts: Handler = (body, context): CountRow[] => {
  const asked = text(body.alertcode);
  return context.db
    .prepare(
      `SELECT a.alertcode AS cardcode, a.alertname AS cardname, a.entrycode, a.appcode, a.modulecode, a.icon, a.colour AS iconColor, sum(n.num) AS data
       FROM alert a JOIN shop_alert n USING (alertcode)
       WHERE (? = '' OR a.alertcode = ?) AND n.shopno IN (SELECT value FROM json_each(?)) GROUP BY a.alertcode ORDER BY a.sort`,
    )
    .all([asked, asked, storeScope(context).shops]) as CountRow[];
};
