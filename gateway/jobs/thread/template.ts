import { messageIn, type Locale, type MessageKey } from '../../language/messages.ts';
import type { ColumnType } from '../../generated/resolvers.ts';
import { columnLetters, textCell, type CellValue } from '../../workbook/cell.ts';
import { xmlText } from '../../workbook/xml-text.ts';
import { sheetStart, sheetRows, type TitledColumn } from '../../workbook/sheet-xml.ts';
import { styleIndex, type StyleName } from '../../workbook/styles.ts';
import { kindOfCells } from './cell-kinds.ts';
import type { ImportColumn } from './import-column.ts';
import { NOTES_SHEET, notesLines } from './template-notes.ts';
import { wholeBook } from './whole-book.ts';

export interface TemplateQuestion {
  moduleCode: string;
  /** Title of the list; becomes the sheet's name. */
  title: string;
  columns: readonly ImportColumn[];
  locale: Locale;
}

const CHOICES_SHEET = '_choices';
const LAST_LINE = 100_001;
const TEXT: TitledColumn = { title: '', kind: 'text', decimals: null };
const REQUIRED_MARK = ' *';

/** Message keys that explain the expected content by column type. */
const CONTENT_MESSAGES: Partial<Record<ColumnType, MessageKey>> = {
  INPUT_NUM: 'templateNumber',
  DATE: 'templateDay',
  DATE_TIME: 'templateMoment',
  CHECKBOX_GROUP: 'templateSeveral',
};

/**
 * The import template: headers that mark required columns, lists of choices, cells that keep typed
 * text unchanged, a sheet that explains the columns, and a hidden sheet with notes for the import.
 */
export function templateBook({ moduleCode, title, columns, locale }: TemplateQuestion): Buffer {
  const titled = columns.map((column) => ({ ...kindOfCells(column), title: titleOf(column) }));
  const choices = columns.map((column) => choicesOf(column));
  const named = columns.map((column) => ({ name: column.name, title: titleOf(column) }));
  return wholeBook([
    {
      name: title,
      xml: sheet(withStyles(sheetStart(titled), titled), validations(columns, choices, locale)),
    },
    { name: messageIn(locale, 'templateGuide'), xml: guide(columns, locale) },
    {
      name: CHOICES_SHEET,
      hidden: true,
      xml: sheet(sheetStart(columns.map(() => TEXT)) + linesOf(choices)),
    },
    {
      name: NOTES_SHEET,
      hidden: true,
      xml: plainSheet(notesLines({ moduleCode, columns: named, ignored: [] })),
    },
  ]);
}

/** A sheet of text rows without a header. */
export function plainSheet(lines: readonly (readonly CellValue[])[]): string {
  return sheet(`${OPEN}<sheetData>${sheetRows([TEXT, TEXT, TEXT, TEXT, TEXT], lines, 1)}`);
}

const OPEN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const sheet = (open: string, inside = ''): string => `${open}</sheetData>${inside}</worksheet>`;
const titleOf = ({ header, isRequired }: ImportColumn): string =>
  isRequired ? header + REQUIRED_MARK : header;

/** Sets the style of empty cells by column, so that, for example, leading zeros are preserved. */
function withStyles(sheetXml: string, columns: readonly TitledColumn[]): string {
  return columns.reduce((xml, { kind, decimals }, index) => {
    const style: StyleName =
      kind === 'number' ? (decimals === null ? 'plain' : `number${Math.min(decimals, 6)}`) : kind;
    return xml.replace(
      `<col min="${index + 1}" max="${index + 1}" `,
      (col) => `${col}style="${styleIndex(style)}" `,
    );
  }, sheetXml);
}

/** The labels offered in a column from which a single choice is made. */
function choicesOf({ choices, type }: ImportColumn): readonly string[] {
  return type === 'CHECKBOX_GROUP' ? [] : (choices ?? []).map(({ label }) => label);
}

function linesOf(choices: readonly (readonly string[])[]): string {
  const lineCount = Math.max(0, ...choices.map(({ length }) => length));
  const rows = Array.from({ length: lineCount }, (_, line) =>
    choices.map((each) => each[line] ?? null),
  );
  return sheetRows(
    choices.map(() => TEXT),
    rows,
    2,
  );
}

function validations(
  columns: readonly ImportColumn[],
  choices: readonly (readonly string[])[],
  locale: Locale,
): string {
  const rules = columns.flatMap(({ header }, index) => {
    const count = choices[index]?.length ?? 0;
    if (count === 0) return [];
    const letters = columnLetters(index);
    const message = xmlText(messageIn(locale, 'notOffered', { title: header }).slice(0, 250));
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" error="${message}" sqref="${letters}2:${letters}${LAST_LINE}"><formula1>${CHOICES_SHEET}!$${letters}$2:$${letters}$${count + 1}</formula1></dataValidation>`;
  });
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

function guide(columns: readonly ImportColumn[], locale: Locale): string {
  const say = (key: MessageKey, values = {}): string => messageIn(locale, key, values);
  const titles = ['templateColumn', 'templateRequired', 'templateContent'] as const;
  const cells = titles
    .map((key, index) => textCell(`${columnLetters(index)}1`, say(key), 'head'))
    .join('');
  const rows = columns.map((column) => [
    column.header,
    say(column.isRequired ? 'templateYes' : 'templateNo'),
    contentOf(column, say),
  ]);
  const widths = [24, 12, 80]
    .map(
      (width, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('');
  return sheet(
    `${OPEN}<cols>${widths}</cols><sheetData><row r="1">${cells}</row>${sheetRows([TEXT, TEXT, TEXT], rows, 2)}`,
  );
}

function contentOf(
  { type, choices, maximumLength }: ImportColumn,
  say: (key: MessageKey, values?: Record<string, string | number>) => string,
): string {
  const contentKey = CONTENT_MESSAGES[type];
  const offered = (choices ?? []).slice(0, 30).map(({ label }) => label);
  if (contentKey !== undefined)
    return [say(contentKey), offered.join(' / ')].filter(Boolean).join(' ');
  if (offered.length > 0) return say('templateChoice', { choices: offered.join(' / ') });
  return maximumLength === null
    ? say('templateText')
    : say('templateTextAtMost', { limit: maximumLength });
}
