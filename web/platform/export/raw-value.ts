import type { ColumnKind } from '../../design/charts/data-table.ts';
import { parseDecimal, roundDecimal } from '../../design/number/decimal.ts';

/**
 * The value of a cell for exported files: unchanged, except that counts lose the decimals that the
 * services may send.
 */
export function rawValue(raw: string | null, kind: ColumnKind): string | null {
  const value = kind === 'count' ? parseDecimal(raw) : null;
  if (value === null) return raw;
  const whole = roundDecimal(value, 0);
  return (whole.negative ? '-' : '') + whole.whole;
}
