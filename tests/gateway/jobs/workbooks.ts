import { strToU8, zipSync, type Zippable } from 'fflate';
import writeExcelFile, { type Cell } from 'write-excel-file/node';

/** A workbook written by a different program. */
export async function workbook(rows: readonly (readonly unknown[])[]): Promise<Buffer> {
  const data = rows.map((row) => row.map(cellOf));
  return Buffer.from(await writeExcelFile(data).toBuffer());
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number') return { value, type: Number };
  return { value: value as string, type: String };
}

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const BOOK =
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>';
const LINKS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

/** A workbook from raw parts, to build invalid files. */
export function rawWorkbook(sheet: Uint8Array | string, more: Zippable = {}): Buffer {
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(TYPES),
    'xl/workbook.xml': strToU8(BOOK),
    'xl/_rels/workbook.xml.rels': strToU8(LINKS),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
  };
  return Buffer.from(zipSync({ ...parts, ...more }));
}

export const sheetXml = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

export const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** The beginning of an encrypted Office file, enough to be recognized. */
export function encryptedWorkbook(): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from('EncryptedPackage', 'utf16le').copy(bytes, 1024);
  return bytes;
}

/** A workbook in the old .xls format. */
export function oldWorkbook(): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from('Workbook', 'utf16le').copy(bytes, 1024);
  return bytes;
}

/** The hidden sheet that marks a workbook as the template of a module. */
export function notesOf(moduleCode: string): Zippable {
  const book = BOOK.replace(
    '</sheets>',
    '<sheet name="_portal" sheetId="2" state="veryHidden" r:id="rId2"/></sheets>',
  );
  const links = LINKS.replace(
    '</Relationships>',
    '<Relationship Id="rId2" Type="worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  );
  return {
    'xl/workbook.xml': strToU8(book),
    'xl/_rels/workbook.xml.rels': strToU8(links),
    'xl/worksheets/sheet2.xml': strToU8(
      sheetXml(`<row>${textCell('retail-portal')}${textCell(moduleCode)}</row>`),
    ),
  };
}
