import type { SalesFilterInput } from '../../../generated/schema.ts';
import type { FilterName, SalesFilter } from './sales-filter.ts';

/** The filter of one card: its own choice where there is one, otherwise that of the dashboard. Both live in the address of the tab. */
export interface CardFilter {
  /** What the controls show, at once. */
  value: SalesFilter;
  /** What is asked for: `value` as of 500 ms after the last change; null while there is no time to ask for. */
  input: SalesFilterInput | null;
  /** The card has a choice of its own that differs from the dashboard's. */
  isOwn: boolean;
  /** Text key of what is wrong with `value`, such as `time.required`. */
  problemKey: string | null;
  change: (part: Partial<SalesFilter>) => void;
  /** Gives up the card's own choice. */
  followDashboard: () => void;
  /** A further choice of the card that belongs into the address, such as its metric; `settled` is it as of 500 ms after the last change. */
  choice: (name: string, fallback: string) => { value: string; settled: string; choose: (value: string) => void };
}

export type UseCardFilter = (cardCode: string, known: readonly FilterName[]) => CardFilter;
