import type { components } from '../../schema/generated/retail.ts';
import type { CardCounter } from '../generated/resolvers.ts';
import { moduleParametersOf } from '../module-model/module-parameters.ts';
import { iconNameOf } from '../request/icon.ts';
import { codeOf, counterIn, field } from '../values/rows.ts';
import { colourOf } from './colour.ts';
import { nullableDecimal } from '../values/hundredths.ts';

/** A counter of the services: the answer of a count card, or a card of a group. */
export type CounterRow = Partial<Omit<components['schemas']['CountData'], 'data'>> & {
  data?: unknown;
};

/**
 * A count with the module it opens. Icon and color are validated, because they are written into
 * attributes of the page.
 */
export function counterOf(row: CounterRow, moduleCode: string | null): CardCounter {
  const openCount = counterIn(row.data, 'num');
  return {
    openCount,
    count: openCount ?? 0,
    amount: nullableDecimal(field(row.data, 'amt')),
    icon: iconNameOf(row.icon),
    iconColour: colourOf(row.iconColor),
    applicationCode: codeOf(row.appcode) || null,
    moduleCode: codeOf(row.modulecode) || moduleCode,
    moduleParameters: moduleParametersOf(row.moduleparams),
  };
}
