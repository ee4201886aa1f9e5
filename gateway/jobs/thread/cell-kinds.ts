import type { ColumnType } from '../../generated/resolvers.ts';
import type { SheetColumn } from '../../workbook/cell.ts';

/** The cells of the others are texts: what a code is called, and every code as it is written. */
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
  return { kind: KINDS[type] ?? 'text', places: decimalPlaces };
}
