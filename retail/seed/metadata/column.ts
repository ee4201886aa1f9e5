import type { components } from '../../../schema/generated/retail.ts';
import type { DateMode } from '../../metadata/date-values.ts';
import { CHOICES } from './choices.ts';
import { HINTS } from './list-hints.ts';
import { type Source, SOURCES } from './sources.ts';
import { titleNamed, TITLES } from './titles.ts';
import { UNIT_OF, UNITS } from './units.ts';

type Column = components['schemas']['Column'];

type Kind =
  | 'Input'
  | 'Textarea'
  | 'InputNum'
  | 'Select'
  | 'SelectText'
  | 'SelectRest'
  | 'SelectLookUp'
  | 'SelectRemote'
  | 'SelectDy'
  | 'Date'
  | 'DateTime'
  | 'Radio'
  | 'CheckboxGroup'
  | 'HideText'
  | 'Tag'
  | 'InputTipText';

/** Properties of a column besides its name and type. */
interface Traits {
  /** Its own name when absent. */
  title?: keyof typeof TITLES;
  required?: true;
  /** Filled in by the services, so the form does not ask for it. */
  fixed?: true;
  choices?: keyof typeof CHOICES;
  /** The same options, through the lookup that contains them. */
  lookup?: keyof typeof CHOICES;
  source?: keyof typeof SOURCES;
  /**
   * The fields that a choice fills in: fields of the line or header by fields of the chosen row.
   */
  copy?: Readonly<Record<string, string>>;
  initial?: string;
  /** The format of a date column; a day by default. */
  mode?: DateMode;
  max?: number;
  width?: number;
  span?: number;
  /** Tables show its sum. */
  summed?: true;
  /** Stays in sight while a table scrolls sideways. */
  frozen?: true;
  /** 2 when absent. */
  decimals?: number;
  /** Bounds, step and decimals of a number for its form. */
  number?: { min?: number; max?: number; step?: number; precision?: number };
  /** The hint below its field: a text of the language packs. */
  hint?: keyof typeof HINTS;
  min?: number;
  /** Hidden in tables and forms. */
  hidden?: true;
  /** The search type in the search form, and whether the search box covers it. */
  search?: string;
  unordered?: true;
  css?: string;
  align?: 'left' | 'center' | 'right';
  /** The summary below it in a table. */
  sum?: 'sum' | 'avg' | 'count' | 'min' | 'max';
  pinned?: 'left' | 'right';
}

/** A table column: name, type and properties. */
export type ColumnRow = readonly [name: string, kind: Kind, traits?: Traits];

/**
 * A stored column: the part that the services return, and the precision of its numbers, which only
 * the services need.
 */
export type StoredColumn = Column & { decimals?: number };

const FORM_COLUMNS = 12;
const TEXT = 60;

/** The columns of a part of a document, laid out in rows of a form. */
export function columnsOf(
  divid: string,
  rows: readonly ColumnRow[],
  { readOnly }: { readOnly: boolean },
): StoredColumn[] {
  let row = 1;
  let used = 0;
  return rows.map(([name, kind, traits = {}]) => {
    const span = traits.span ?? (kind === 'Textarea' ? FORM_COLUMNS : 4);
    const isShown = kind !== 'HideText' && kind !== 'Tag';
    if (isShown && used + span > FORM_COLUMNS) [row, used] = [row + 1, 0];
    if (isShown) used += span;
    return columnOf(divid, name, kind, traits, { readOnly, row, span });
  });
}

interface Place {
  readOnly: boolean;
  row: number;
  span: number;
}

function columnOf(
  divid: string,
  name: string,
  kind: Kind,
  traits: Traits,
  { readOnly, row, span }: Place,
): StoredColumn {
  const title = traits.title ?? titleNamed(name);
  const isText =
    kind === 'Input' || kind === 'Textarea' || kind === 'InputTipText' || kind === 'SelectText';
  return {
    columnname: name,
    columntype: kind,
    columntitle: TITLES[title][0],
    entrycode: `column.${title}`,
    columndefval: traits.initial ?? null,
    columndata: kind === 'InputNum' ? numberDataOf(traits.number, UNIT_OF[title]) : dataOf(traits),
    ...(traits.source ? sourceOf(traits.source, traits.copy) : {}),
    validempty: traits.required ? '0' : '1',
    ...(traits.min !== undefined && { validlengthmin: traits.min }),
    validlengthmax: isText ? (traits.max ?? TEXT) : null,
    canedit: readOnly || traits.fixed || kind === 'HideText' || kind === 'Tag' ? '0' : '1',
    canshow: kind === 'HideText' || traits.hidden ? '0' : '1',
    flag: '1',
    divid,
    width: traits.width ?? null,
    columnrow: row,
    columnspan: span,
    columnfixed: traits.pinned ?? (traits.frozen ? 'left' : null),
    columnsumstyle: traits.sum ?? (traits.summed ? 'sum' : null),
    ...(traits.search !== undefined && { searchtype: traits.search }),
    ...(traits.css !== undefined && { css: traits.css }),
    ...(traits.align !== undefined && { textalign: traits.align }),
    ...(kind === 'InputNum' && traits.decimals !== undefined ? { decimals: traits.decimals } : {}),
  };
}

function numberDataOf(
  number: Traits['number'],
  unit: keyof typeof UNITS | undefined,
): string | null {
  if (!number && !unit) return null;
  return JSON.stringify({
    ...number,
    ...(unit && { unit: { text: UNITS[unit][0], entrycode: `unit.${unit}` } }),
  });
}

function dataOf({ choices, lookup, hint, mode }: Traits): string | null {
  if (mode) return JSON.stringify({ mode });
  if (choices) return JSON.stringify(choicesOf(choices));
  if (lookup) return lookup.toUpperCase();
  return hint ? JSON.stringify({ text: HINTS[hint][0], entrycode: `hint.${hint}` }) : null;
}

function choicesOf(
  list: keyof typeof CHOICES,
): { value: string; label: string; entrycode: string }[] {
  return CHOICES[list].map(([value, names]) => ({
    value,
    label: names[0],
    entrycode: `option.${list}.${value}`,
  }));
}

function sourceOf(name: keyof typeof SOURCES, copy: Traits['copy']): Partial<Column> {
  const { entity, value, label, names, condition, module }: Source = SOURCES[name];
  return {
    columnrest: `/api/msc-mdm/${entity}/search`,
    columnrestparams: JSON.stringify({
      pageNo: 1,
      pageSize: 200,
      orderBy: value,
      ...(condition && { condition }),
    }),
    columnrestmap: JSON.stringify({
      value,
      label,
      copy: { ...names, ...copy },
      ...(module !== undefined && { module }),
    }),
  };
}
