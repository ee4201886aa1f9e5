import { bookParts, sheetPath, type SheetName } from '../../workbook/book.ts';
import { directory, localHeader, packWhole } from '../../workbook/zip-archive.ts';

/** A small sheet, given as complete XML. */
export interface WholeSheet extends SheetName {
  xml: string;
}

export function wholeBook(sheets: readonly WholeSheet[], filtered: string | null = null): Buffer {
  const parts = {
    ...bookParts(sheets, filtered),
    ...Object.fromEntries(sheets.map(({ xml }, index) => [sheetPath(index + 1), xml])),
  };
  const files = Object.entries(parts).map(([name, text]) => packWhole(name, text));
  return Buffer.concat([
    ...files.flatMap(({ entry, bytes }) => [localHeader(entry), bytes]),
    directory(files.map(({ entry }) => entry)),
  ]);
}
