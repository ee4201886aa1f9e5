import type { SignedIn } from '../context.ts';
import { add, exactOf, textOf } from '../decimal.ts';
import { GatewayError } from '../errors.ts';
import { partsOf, stepOf } from './form.ts';
import { linesOf, type SheetDetailModel, type SheetLine, type SheetModel } from './sheet.ts';

const PAGE_SIZES: readonly number[] = [30, 50, 100, 200, 300, 500, 1000];
const NOTHING = { digits: 0n, scale: 0 };

/** The detail lists in the order of the form. */
export async function detailsOf(sheet: SheetModel, { loaders }: SignedIn): Promise<SheetDetailModel[]> {
  const module = await loaders.moduleConfig.load(sheet.moduleCode);
  return (module?.details ?? []).map(({ section }) => ({ sheet, section, lines: linesOf(sheet.row, section) }));
}

/** A page of the lines, cut from the whole list. */
export function pageOfLines(
  { lines }: SheetDetailModel,
  { page, pageSize }: { page: number; pageSize: number },
): readonly SheetLine[] {
  if (page < 1 || !PAGE_SIZES.includes(pageSize)) throw new GatewayError('BAD_USER_INPUT');
  return lines.slice((page - 1) * pageSize, page * pageSize);
}

/** Over all lines, exactly. What is no number counts nothing. */
export async function sumsOf({ sheet, section, lines }: SheetDetailModel, signedIn: SignedIn): Promise<Record<string, string>> {
  const parts = await partsOf(signedIn, sheet.moduleCode, await stepOf(sheet, signedIn));
  const summed = (parts?.columns ?? []).filter((column) => column.section === section && column.isSummed);
  return Object.fromEntries(
    summed.map(({ name }) => [name, textOf(lines.map((line) => exactOf(line[name]) ?? NOTHING).reduce(add, NOTHING))]),
  );
}
