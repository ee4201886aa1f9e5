import type { Archive } from './open-archive.ts';
import { FileProblem } from './file-problem.ts';
import { readXml } from './read-xml.ts';

/** Information about a workbook that is needed before its rows are read. */
export interface BookIndex {
  sheets: readonly { name: string; isHidden: boolean; path: string }[];
  /** Its dates are counted from 1904. */
  from1904: boolean;
  /** Indexes of cell styles that are dates or times. */
  timeStyles: ReadonlySet<number>;
}

const MACROS = /(?:^|\/)(?:vbaproject\.bin$|vbaprojectsignature|macrosheets\/)/iu;
/** Built-in number formats of dates and times. */
const TIME_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51,
  52, 53, 54, 55, 56, 57, 58,
]);

export async function readIndex(archive: Archive): Promise<BookIndex> {
  const types = await archive.text('[Content_Types].xml');
  const book = await archive.text('xl/workbook.xml');
  if (archive.names.some((name) => MACROS.test(name)) || types?.includes('macroEnabled'))
    throw new FileProblem('MACRO_FILE');
  if (types === null || book === null) throw new FileProblem('BAD_FILE');
  const paths = readLinks((await archive.text('xl/_rels/workbook.xml.rels')) ?? '');
  const sheets: { name: string; isHidden: boolean; path: string }[] = [];
  let from1904 = false;
  readXml(book, {
    open(name, { name: title = '', state = 'visible', date1904, ...rest }) {
      if (name === 'workbookPr') from1904 = date1904 === '1' || date1904 === 'true';
      if (name !== 'sheet') return;
      const link = Object.entries(rest).find(([attribute]) => attribute.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: title, isHidden: state !== 'visible', path: paths.get(link) ?? '' });
    },
  });
  return {
    sheets: sheets.filter(({ path }) => archive.has(path)),
    from1904,
    timeStyles: readTimeStyles(await archive.text('xl/styles.xml')),
  };
}

function readLinks(document: string): Map<string, string> {
  const paths = new Map<string, string>();
  if (document === '') return paths;
  readXml(document, {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship')
        paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return paths;
}

function readTimeStyles(document: string | null): ReadonlySet<number> {
  const formats = new Set(TIME_FORMATS);
  const styles = new Set<number>();
  let isCellStyles = false;
  let styleIndex = 0;
  if (document === null) return styles;
  readXml(document, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt' && isTimeFormat(formatCode)) formats.add(Number(numFmtId));
      if (name === 'cellXfs') isCellStyles = true;
      if (name !== 'xf' || !isCellStyles) return;
      if (formats.has(Number(numFmtId))) styles.add(styleIndex);
      styleIndex += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return styles;
}

/** Spreadsheets write at most 255 characters; longer ones would take hours to look through. */
const MAX_FORMAT_LENGTH = 1_000;

/** Whether a format contains date or time letters outside quotes, colors and conditions. */
function isTimeFormat(code: string): boolean {
  if (code.length > MAX_FORMAT_LENGTH) return false;
  return /[ymdhs]/iu.test(
    code
      .replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./giu, '')
      .replace(/General/giu, ''),
  );
}
