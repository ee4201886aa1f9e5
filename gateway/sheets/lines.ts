import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { partsOf, stepOf } from './form.ts';
import { linesOf, type SheetDetailModel, type SheetLine, type SheetModel } from './sheet.ts';
import { summaries } from './summaries.ts';

const PAGE_SIZES: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];
/** Of a mean, where its column says nothing. */
const PLACES = 2;

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

/** A page of the lines, cut from the whole list. */
export function pageOfLines(
  { lines }: SheetDetailModel,
  { page, pageSize }: { page: number; pageSize: number },
): readonly SheetLine[] {
  if (page < 1 || !PAGE_SIZES.includes(pageSize)) throw new GatewayError('BAD_USER_INPUT');
  return lines.slice((page - 1) * pageSize, page * pageSize);
}

/** What stands below the columns, over all lines and exact; what has nothing to say is left out. */
export async function sumsOf(
  { sheet, section, lines }: SheetDetailModel,
  signedIn: SignedIn,
): Promise<Record<string, string>> {
  const parts = await partsOf(signedIn, sheet.moduleCode, await stepOf(sheet, signedIn));
  const columns = (parts?.columns ?? []).filter((column) => column.section === section);
  return Object.fromEntries(
    columns.flatMap(({ name, sumStyle, decimalPlaces }) => {
      if (sumStyle === null) return [];
      const values = lines.map((line) => line[name]);
      const summary = summaries[sumStyle](values, decimalPlaces ?? PLACES);
      return summary === null ? [] : [[name, summary] as const];
    }),
  );
}
