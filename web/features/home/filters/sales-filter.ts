import type { DateGranularity } from '../../../generated/schema.ts';

/** What a card or a whole dashboard is narrowed to, as its controls show it. Days are calendar days of the enterprise, YYYY-MM-DD. */
export interface SalesFilter {
  granularity: DateGranularity;
  /** The day, a day of the month, or the first day of a week or range; null while none is chosen. */
  date: string | null;
  /** Last day of a range. */
  endDate: string | null;
  /** Code of a purchase group; null is all. */
  purchaseGroup: string | null;
  /** Codes of channels; none is all. */
  channels: readonly string[];
}

/** What can be narrowed. A card knows some of them. */
export type FilterName = 'period' | 'purchaseGroup' | 'channels';
