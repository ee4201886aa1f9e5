import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../envelope.ts';
import type { Handler } from '../service.ts';
import { storeScope, text } from './scope.ts';

type CountData = components['schemas']['CountData'];

type AlertRow = Required<Pick<CountData, 'appcode' | 'modulecode' | 'icon' | 'iconColor'>> & { num: number };

/** The number on a count card, over the caller's stores, and the module that a click opens. */
export const count: Handler = (body, context): CountData => {
  const cardcode = text(body.cardcode);
  const row = context.db
    .prepare(
      `SELECT c.appcode, c.modulecode, a.icon, a.colour AS iconColor,
         (SELECT coalesce(sum(num), 0) FROM shop_alert n
          WHERE n.alertcode = a.alertcode AND n.shopno IN (SELECT value FROM json_each(?))) AS num
       FROM alert a JOIN card c ON c.cardcode = a.alertcode WHERE a.alertcode = ?`,
    )
    .get([storeScope(context).shops, cardcode]) as AlertRow | undefined;
  if (!row) throw new RetailError('A0400', `Bad parameter cardcode: no counter '${cardcode}'`);
  const { appcode, modulecode, icon, iconColor, num } = row;
  return { appcode, modulecode, moduleparams: null, icon, iconColor, data: { num, amt: null } };
};
