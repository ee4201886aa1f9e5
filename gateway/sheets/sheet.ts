import type { components } from '../../schema/generated/retail.ts';
import type { SignedIn } from '../request/context.ts';
import { codeOf } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';

export type SheetRow = components['schemas']['Sheet'];
export type SheetLine = components['schemas']['SheetLine'];

type Loaders = SignedIn['loaders'];
/** The configuration of a document's module. */
export type Module = NonNullable<Awaited<ReturnType<Loaders['moduleConfig']['load']>>>;
export type Column = Awaited<ReturnType<Loaders['sheetColumns']['load']>>[number];

/** The process step in which a document is viewed. Its metadata may differ by step. */
export interface Step {
  code: string;
  name: string;
}

/** A document as the services sent it. */
export interface SheetModel {
  moduleCode: string;
  row: SheetRow;
  /** The approval task in which it is viewed, or null. */
  taskCode: string | null;
  /**
   * The step of that approval; undefined when the document was loaded by itself and its process
   * must be asked.
   */
  step: Step | null | undefined;
  /** Loads the whole document, where the row is one of a list and has the header alone. */
  whole?: () => Promise<SheetModel>;
}

/** The whole document of a row of a list; a document that is whole already is itself. */
export async function wholeOf(sheet: SheetModel): Promise<SheetModel> {
  return sheet.whole === undefined ? sheet : sheet.whole();
}

/** A page of a list of documents. */
export interface SheetPageModel {
  totalCount: number;
  sheets: SheetModel[];
}

/** A complete detail list, from which pages are taken. */
export interface SheetDetailModel {
  sheet: SheetModel;
  section: string;
  lines: readonly SheetLine[];
}

export const HEADER = 'header';

/** The fields of the header: all plain values of the row. */
export function headerOf(row: SheetRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'object' || value === null),
  );
}

/** The lines of a detail list; empty if it is not a list. */
export function linesOf(row: SheetRow, section: string): SheetLine[] {
  const lines: unknown = row[section];
  return Array.isArray(lines) ? rowsOf<SheetLine>('sheet', lines) : [];
}

export function lineNumberOf(line: object): number | null {
  const text = codeOf((line as SheetLine).lineno);
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
}
