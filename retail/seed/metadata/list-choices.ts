import { MASTER_CHOICES } from './choices/master.ts';
import { TRADE_CHOICES } from './choices/trade.ts';

/** Options of list columns with a short list. */
export const LIST_CHOICES = { ...MASTER_CHOICES, ...TRADE_CHOICES };
