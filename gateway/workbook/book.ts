import { stylesXml } from './styles.ts';
import { xmlText } from './xml-text.ts';

/** The name of a sheet and whether it is hidden. */
export interface SheetName {
  name: string;
  hidden?: boolean;
}

/** Path of the n-th sheet in the archive, counted from 1. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * The files of a workbook besides its sheets, by path. `filtered` is the filter range of the first
 * sheet.
 */
export function bookParts(
  sheets: readonly SheetName[],
  filtered: string | null,
): Readonly<Record<string, string>> {
  const numbers = sheets.map((_, index) => index + 1);
  const link = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const names = sheets.map(({ name }) => sheetName(name));
  const filter =
    filtered === null
      ? ''
      : `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${xmlText(`'${names[0]}'!${filtered}`)}</definedName></definedNames>`;
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${numbers.map((number) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ hidden }, index) => `<sheet name="${xmlText(names[index] ?? '')}" sheetId="${index + 1}"${hidden ? ' state="veryHidden"' : ''} r:id="rId${index + 1}"/>`).join('')}</sheets>${filter}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((number) => link(number, 'worksheet', `worksheets/sheet${number}.xml`)).join('')}${link(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': stylesXml(),
  };
}

/** A valid sheet name: at most 31 characters, without characters of the formula syntax. */
function sheetName(text: string): string {
  const clean = text.replace(/[\p{Cc}\\/?*[\]:']/gu, ' ').trim();
  return (
    clean
      .slice(0, 31)
      .replace(/\p{Cs}/gu, '')
      .trim() || 'Sheet1'
  );
}
