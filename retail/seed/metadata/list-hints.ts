import type { Names } from '../names.ts';

/** Hints below fields. The key in the packs is `hint.` and this name. */
export const HINTS = {
  barcode: ['8 或 13 位 EAN 条码', '8 或 13 碼 EAN 條碼', 'EAN of 8 or 13 digits'],
  licenseno: [
    '18 位统一社会信用代码',
    '統一編號，最多 18 碼',
    'Up to 18 characters, as on the licence',
  ],
  phone: ['手机或带区号的座机', '手機或含區碼的市話', 'Mobile, or with the area code'],
  couponno: [
    '印在券面上，保存后不能再改',
    '印在券面上，儲存後不能再改',
    'Printed on the coupon; it stays once it is saved',
  ],
} as const satisfies Readonly<Record<string, Names>>;
