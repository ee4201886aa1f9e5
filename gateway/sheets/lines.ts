import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { loadSheetParts, stepOf } from './sheet-form.ts';
import { linesOf, type SheetDetailModel, type SheetLine, type SheetModel } from './sheet.ts';
import { summaries } from './summaries.ts';

const PAGE_SIZES: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];
/** Default decimals of an average. */
const DEFAULT_DECIMALS = 2;

/** The detail lists in the order of the form. */
export async function detailsOf(
  sheet: SheetModel,
  { loaders }: SignedIn,
): Promise<SheetDetailModel[]> {
  const module = await loaders.moduleConfig.load(sheet.moduleCode);
  return (module?.details ?? []).map(({ section }) => ({
    sheet,
    section,
    lines: linesOf(sheet.row, section),
  }));
}

/** A page of the lines. Throws BAD_USER_INPUT for an invalid page or page size. */
export function pageOfLines(
  { lines }: SheetDetailModel,
  { page, pageSize }: { page: number; pageSize: number },
): readonly SheetLine[] {
  if (page < 1 || !PAGE_SIZES.includes(pageSize)) throw new GatewayError('BAD_USER_INPUT');
  return lines.slice((page - 1) * pageSize, page * pageSize);
}

/** Exact summaries over all lines by column; columns without a result are left out. */
export async function sumsOf(
  { sheet, section, lines }: SheetDetailModel,
  signedIn: SignedIn,
): Promise<Record<string, string>> {
  const parts = await loadSheetParts(signedIn, sheet.moduleCode, await stepOf(sheet, signedIn));
  const columns = (parts?.columns ?? []).filter((column) => column.section === section);
  return Object.fromEntries(
    columns.flatMap(({ name, sumStyle, decimalPlaces }) => {
      if (sumStyle === null) return [];
      const values = lines.map((line) => line[name]);
      const summary = summaries[sumStyle](values, decimalPlaces ?? DEFAULT_DECIMALS);
      return summary === null ? [] : [[name, summary] as const];
    }),
  );
}
