import type { Names } from '../names.ts';
import type { TITLES } from './titles.ts';

/** Units of numbers. The key in the language packs is `unit.` and this name. */
export const UNITS = {
  percent: ['%', '%', '%'],
  yuan: ['元', '元', 'CNY'],
  day: ['天', '天', 'days'],
  hour: ['小时', '小時', 'h'],
  squareMetre: ['㎡', '㎡', 'm²'],
} as const satisfies Readonly<Record<string, Names>>;

/** The unit of a column, by its title. */
export const UNIT_OF: Readonly<Partial<Record<keyof typeof TITLES, keyof typeof UNITS>>> = {
  margin: 'percent',
  feerate: 'percent',
  fillrate: 'percent',
  margintarget: 'percent',
  losslimit: 'percent',
  discount: 'percent',
  battery: 'percent',
  price: 'yuan',
  saleprice: 'yuan',
  promprice: 'yuan',
  oldprice: 'yuan',
  theirprice: 'yuan',
  bundleprice: 'yuan',
  facevalue: 'yuan',
  spendfrom: 'yuan',
  takeoff: 'yuan',
  budget: 'yuan',
  buybudget: 'yuan',
  shelflife: 'day',
  settledays: 'day',
  stockdays: 'day',
  daysleft: 'day',
  outhours: 'hour',
  salesarea: 'squareMetre',
};
