import type { components } from '../../schema/generated/retail.ts';
import type { SignedIn } from '../request/context.ts';
import { codeOf } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';

export type SheetRow = components['schemas']['Sheet'];
export type SheetLine = components['schemas']['SheetLine'];

type Loaders = SignedIn['loaders'];
/** How the module of a document is put together, and the columns of its parts. */
export type Module = NonNullable<Awaited<ReturnType<Loaders['moduleConfig']['load']>>>;
export type Column = Awaited<ReturnType<Loaders['sheetColumns']['load']>>[number];

/** The step of a process in which a document is looked at; its metadata may be others there. */
export interface Step {
  code: string;
  name: string;
}

/** A document as its module's services tell it. */
export interface SheetModel {
  moduleCode: string;
  row: SheetRow;
  /** The approval task in which it is looked at, if any. */
  taskCode: string | null;
  /** The step of that approval; undefined where the document was asked for by itself and its process has to tell. */
  step: Step | null | undefined;
}

/** One of its detail lists, whole; pages are cut from it. */
export interface SheetDetailModel {
  sheet: SheetModel;
  section: string;
  lines: readonly SheetLine[];
}

export const HEADER = 'header';

/** The fields of the header: whatever is no list and no object. */
export function headerOf(row: SheetRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => typeof value !== 'object' || value === null),
  );
}

/** The lines of a detail list; what is no list has none. */
export function linesOf(row: SheetRow, section: string): SheetLine[] {
  const lines: unknown = row[section];
  return Array.isArray(lines) ? rowsOf<SheetLine>('sheet', lines) : [];
}

export function lineNumberOf(line: object): number | null {
  const text = codeOf((line as SheetLine).lineno);
  return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
}
