import { MASTER_CHOICES } from './choices/master.ts';
import { TRADE_CHOICES } from './choices/trade.ts';

/** What columns of lists with a short list may hold. */
export const LIST_CHOICES = { ...MASTER_CHOICES, ...TRADE_CHOICES };
