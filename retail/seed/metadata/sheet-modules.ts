import type { SheetModuleSeed } from './module-seed.ts';
import { ADMISSION, CONTRACT, EXPENSE } from './modules/partners.ts';
import { PRICE_CHANGE, PROMOTION_PLAN } from './modules/pricing.ts';
import { PURCHASE_ORDER, REPLENISHMENT, RETURN } from './modules/purchasing.ts';
import { DIFFERENCE, TRANSFER } from './modules/stock.ts';
import { STORE_EVENT } from './modules/store-events.ts';

/** The kinds of documents that have screens. */
export const SHEET_MODULES: readonly SheetModuleSeed[] = [
  PURCHASE_ORDER,
  PRICE_CHANGE,
  PROMOTION_PLAN,
  RETURN,
  TRANSFER,
  CONTRACT,
  EXPENSE,
  ADMISSION,
  DIFFERENCE,
  REPLENISHMENT,
  STORE_EVENT,
];
