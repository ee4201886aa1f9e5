import type { ColumnType } from '../../generated/resolvers.ts';
import type { SheetColumn } from '../../workbook/cell.ts';

/**
 * Types whose cells are not text. All other types are written as text: labels, and codes as they
 * are.
 */
const KINDS: Partial<Record<ColumnType, SheetColumn['kind']>> = {
  INPUT_NUM: 'number',
  DATE: 'day',
  DATE_TIME: 'moment',
};

export function kindOfCells({
  type,
  decimalPlaces,
}: {
  type: ColumnType;
  decimalPlaces: number | null;
}): SheetColumn {
  return { kind: KINDS[type] ?? 'text', decimals: decimalPlaces };
}
