import type { components } from '../../schema/generated/retail.ts';

export type RawRule = components['schemas']['FieldRule'];
type Operation = NonNullable<RawRule['operation']>;

const texts = { 'zh-CN': '规则', 'zh-TW': '規則', 'en-US': 'rule' };
const columns = (operation: Operation): RawRule => ({
  ...{ rulecode: 'r', ruletype: 'columns', columnname: 'enddate', othercolumn: 'startdate' },
  ...{ operation, texts },
});
const value = (operation: Operation, than: string | number): RawRule => ({
  ...{ rulecode: 'r', ruletype: 'value', columnname: 'qty', value: than },
  ...{ operation, texts },
});
const today = (operation: Operation): RawRule => ({
  ...{ rulecode: 'r', ruletype: 'today', columnname: 'orderdate' },
  ...{ operation, texts },
});

/** The current day in all cases. */
export const RULE_DAY = '2026-06-15';

type Case = readonly [
  title: string,
  rule: RawRule,
  fields: Readonly<Record<string, string | number | null>>,
  isBroken: boolean,
];

/**
 * The meaning of the rules between fields. The portal, the gateway and the services each have their
 * own implementation, and all of them must agree on these cases.
 */
export const RULE_CASES: readonly Case[] = [
  [
    'an end before its start',
    columns('ge'),
    { startdate: '2026-06-10', enddate: '2026-06-09' },
    true,
  ],
  [
    'an end on the day of its start',
    columns('ge'),
    { startdate: '2026-06-10', enddate: '2026-06-10' },
    false,
  ],
  [
    'an end on the day of its start that must be later',
    columns('gt'),
    { startdate: '2026-06-10', enddate: '2026-06-10' },
    true,
  ],
  ['an end without a start', columns('ge'), { startdate: null, enddate: '2026-06-09' }, false],
  ['a start without an end', columns('ge'), { startdate: '2026-06-10', enddate: '' }, false],
  [
    'times the wrong way round',
    columns('ge'),
    { startdate: '20:00:00', enddate: '09:30:00' },
    true,
  ],
  ['months across a year', columns('ge'), { startdate: '2025-12', enddate: '2026-01' }, false],
  ['numbers as numbers, not as texts', columns('ge'), { startdate: '9', enddate: '10' }, false],
  ['decimals that say the same', columns('ne'), { startdate: '1.50', enddate: 1.5 }, true],
  ['a quantity of zero', value('gt', 0), { qty: '0.000' }, true],
  ['no quantity at all', value('gt', 0), { qty: null }, true],
  ['a quantity below zero', value('gt', 0), { qty: -3 }, true],
  ['the least quantity', value('gt', 0), { qty: '0.001' }, false],
  ['a number at its limit', value('le', '100'), { qty: 100 }, false],
  ['a number over its limit', value('lt', '100'), { qty: '100.00' }, true],
  ['a code that must be another', value('ne', 'closed'), { qty: 'closed' }, true],
  ['a code that is not there', value('ne', 'closed'), { qty: '' }, false],
  ['a day that is over', today('ge'), { orderdate: '2026-06-14' }, true],
  ['today', today('ge'), { orderdate: '2026-06-15' }, false],
  ['a moment of today', today('ge'), { orderdate: '2026-06-15 00:00:00' }, false],
  ['a moment of yesterday', today('ge'), { orderdate: '2026-06-14 23:59:59' }, true],
  ['this month', today('ge'), { orderdate: '2026-06' }, false],
  ['the month before', today('ge'), { orderdate: '2026-05' }, true],
  ['no day', today('ge'), { orderdate: null }, false],
  ['a day to come that must be over', today('lt'), { orderdate: '2026-06-15' }, true],
];
