import type { components } from '../../../schema/generated/retail.ts';
import { CHOICES } from './choices.ts';
import { SOURCES } from './sources.ts';
import { TITLES } from './titles.ts';

type Column = components['schemas']['Column'];

export type Kind =
  | 'Input'
  | 'Textarea'
  | 'InputNum'
  | 'Select'
  | 'SelectText'
  | 'SelectRest'
  | 'Date'
  | 'Radio'
  | 'HideText'
  | 'Tag'
  | 'InputTipText';

/** What a column is beyond its name and kind. */
export interface Traits {
  /** Its own name when absent. */
  title?: keyof typeof TITLES;
  required?: true;
  /** Filled in by the services, so that nobody types it. */
  fixed?: true;
  choices?: keyof typeof CHOICES;
  source?: keyof typeof SOURCES;
  /** What a choice fills in: fields of the line or header by the fields of the row that is chosen. */
  copy?: Readonly<Record<string, string>>;
  initial?: string;
  max?: number;
  width?: number;
  span?: number;
  /** A table adds it up. */
  summed?: true;
  /** Stays in sight while a table scrolls sideways. */
  frozen?: true;
  /** 2 when absent. */
  decimals?: number;
}

/** A column in a table: name, kind, and what else. */
export type ColumnRow = readonly [name: string, kind: Kind, traits?: Traits];

/** A column as it is kept: as the services answer it, and how exact its numbers are, which only they need. */
export type KeptColumn = Column & { decimals?: number };

const FORM_COLUMNS = 12;
const TEXT = 60;

/** The columns of a part of a document, laid out in rows of a form. */
export function columnsOf(divid: string, rows: readonly ColumnRow[], { readOnly }: { readOnly: boolean }): KeptColumn[] {
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

function columnOf(divid: string, name: string, kind: Kind, traits: Traits, { readOnly, row, span }: Place): KeptColumn {
  const title = traits.title ?? (name as keyof typeof TITLES);
  const isText = kind === 'Input' || kind === 'Textarea' || kind === 'InputTipText' || kind === 'SelectText';
  return {
    columnname: name,
    columntype: kind,
    columntitle: TITLES[title][0],
    entrycode: `column.${title}`,
    columndefval: traits.initial ?? null,
    columndata: traits.choices ? JSON.stringify(choicesOf(traits.choices)) : null,
    ...(traits.source ? sourceOf(traits.source, traits.copy) : {}),
    validempty: traits.required ? '0' : '1',
    validlengthmax: isText ? (traits.max ?? TEXT) : null,
    canedit: readOnly || traits.fixed || kind === 'HideText' || kind === 'Tag' ? '0' : '1',
    canshow: kind === 'HideText' ? '0' : '1',
    flag: '1',
    divid,
    width: traits.width ?? null,
    columnrow: row,
    columnspan: span,
    columnfixed: traits.frozen ? 'left' : null,
    columnsumstyle: traits.summed ? 'sum' : null,
    ...(kind === 'InputNum' && traits.decimals !== undefined ? { decimals: traits.decimals } : {}),
  };
}

function choicesOf(list: keyof typeof CHOICES): { value: string; label: string; entrycode: string }[] {
  return CHOICES[list].map(([value, names]) => ({ value, label: names[0], entrycode: `option.${list}.${value}` }));
}

function sourceOf(name: keyof typeof SOURCES, copy: Traits['copy']): Partial<Column> {
  const { entity, value, label, names } = SOURCES[name];
  return {
    columnrest: `/api/msc-mdm/${entity}/search`,
    columnrestparams: JSON.stringify({ pageNo: 1, pageSize: 200, orderBy: value }),
    columnrestmap: JSON.stringify({ value, label, copy: { ...names, ...copy } }),
  };
}
