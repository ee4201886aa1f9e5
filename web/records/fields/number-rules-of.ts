import type { NumberRules } from '../../design/number/number-rules.ts';
import type { Column } from './column.ts';
import { DEFAULT_DECIMALS } from './number-text.ts';

/** The number rules that metadata defines for a column. */
export function numberRulesOf({ minimum, maximum, step, decimalPlaces }: Column): NumberRules {
  return { places: decimalPlaces ?? DEFAULT_DECIMALS, min: minimum, max: maximum, step };
}
