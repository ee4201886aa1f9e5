import { beginsFormula } from './formula.ts';

/** Without this mark spreadsheets misread Chinese. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The head of a CSV file (RFC 4180). */
export const csvHead = (cells: readonly string[]): string => BYTE_ORDER_MARK + csvLine(cells);

/** A line of cells that `csvCell` has made. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

/** A cell. Texts never become formulas; figures may begin with a minus. */
export function csvCell(text: string, isFigure = false): string {
  const safe = !isFigure && beginsFormula(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
