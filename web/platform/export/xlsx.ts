import writeExcelFile, { type Cell, type Row } from 'write-excel-file/universal';
import type {
  ColumnKind,
  DataCell,
  DataColumn,
  DataTable,
} from '../../design/charts/data-table.ts';
import { rawValue } from './raw-value.ts';

/** A line of the second worksheet about the figures: filters, date, user. */
interface Note {
  label: string;
  value: string;
}

interface WorkbookContent {
  table: DataTable;
  notes: readonly Note[];
  sheetNames: { data: string; notes: string };
}

const formats: Readonly<Partial<Record<ColumnKind, string>>> = {
  money: '#,##0.00',
  number: '#,##0.##########',
  count: '#,##0',
  rate: '0.00',
  date: 'yyyy-mm-dd',
};

/**
 * Numbers in spreadsheets have 15 digits: longer ones are written as text, so that no digit is
 * lost.
 */
const MAX_DIGITS = 15;

const plainNumber = /^-?\d+(?:\.\d+)?$/u;
const dayPattern = /^\d{4}-\d\d-\d\d$/u;

function cellOf({ raw: given, kind: own }: DataCell, column: DataColumn | undefined): Cell {
  const kind = own ?? column?.kind ?? 'text';
  const raw = rawValue(given, kind);
  if (raw === null) return null;
  const format = formats[kind];
  if (kind === 'date' && format !== undefined && dayPattern.test(raw))
    return { value: new Date(`${raw}T00:00:00Z`), type: Date, format };
  if (
    format !== undefined &&
    plainNumber.test(raw) &&
    raw.replace(/\D/gu, '').length <= MAX_DIGITS
  ) {
    return { value: Number(raw), type: Number, format };
  }
  // Written as text, whatever it begins with: it is never run as a formula.
  return { value: raw, type: String, format: '@' };
}

const widths: Readonly<Record<ColumnKind, number>> = {
  text: 24,
  date: 12,
  money: 18,
  number: 12,
  count: 12,
  rate: 12,
};

const headCell = (text: string): Cell => ({ value: text, type: String, fontWeight: 'bold' });

/** A valid worksheet name: at most 31 characters without reserved ones. */
function sheetName(text: string): string {
  return (
    text
      .replace(/[\\/?*[\]:']/gu, ' ')
      .trim()
      .slice(0, 31) || '1'
  );
}

/**
 * Writes a workbook: the data with types (numbers, dates, codes as text), and a second worksheet
 * with notes about it.
 */
export function buildXlsx({ table, notes, sheetNames }: WorkbookContent): Promise<Blob> {
  const data: Row[] = [
    table.columns.map(({ title }) => headCell(title)),
    ...table.rows.map((row) => row.map((cell, index) => cellOf(cell, table.columns[index]))),
  ];
  const about: Row[] = notes.map(({ label, value }) => [headCell(label), { value, type: String }]);
  const [first, second] = [sheetName(sheetNames.data), sheetName(sheetNames.notes)];
  return writeExcelFile([
    {
      data,
      sheet: first,
      columns: table.columns.map(({ kind }) => ({ width: widths[kind] })),
      stickyRowsCount: 1,
    },
    {
      data: about,
      sheet: second === first ? `${second.slice(0, 29)} 2` : second,
      columns: [{ width: 16 }, { width: 60 }],
    },
  ]).toBlob();
}
