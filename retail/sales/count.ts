import type { components } from '../../schema/generated/retail.ts';
import { countOf } from '../dashboards/counters.ts';
import { RetailError } from '../server/envelope.ts';
import { openableBy } from '../navigation/openable.ts';
import type { Handler } from '../server/service.ts';
import { text } from './scope.ts';

type CountData = components['schemas']['CountData'];

/** The number on a count or icon card, and the module that a click opens. */
export const count: Handler<'/api/MCA200021/count/get'> = (body, context): CountData => {
  const cardcode = text(body.cardcode);
  const data = countOf(cardcode, context);
  const [card] = context.db
    .prepare<Omit<CountData, 'data'>>(
      'SELECT appcode, modulecode, moduleparams, icon, colour AS iconColor FROM card WHERE cardcode = ?',
    )
    .all([cardcode]);
  if (!data || !card)
    throw new RetailError('A0400', `Bad parameter cardcode: no counter '${cardcode}'`);
  return { ...openableBy(context.db, context.caller)(card), data };
};
