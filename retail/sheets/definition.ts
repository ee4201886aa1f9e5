import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { type Json, readJson, type RetailDatabase } from '../database/sqlite.ts';
import type { FieldRule } from '../metadata/field-rules.ts';
import { choicesIn, objectIn, textsOf } from '../metadata/json-text.ts';
import { dateModeOf, type DateMode } from '../metadata/date-values.ts';
import { MONEY, type Rule } from './rules.ts';

type Column = components['schemas']['Column'];
type ModuleConfig = components['schemas']['ModuleConfig'];

export const HEADER = 'header';

/** A field of a document, from the metadata of its module. */
export interface SheetField {
  name: string;
  kind: string;
  initial: string | null;
  isRequired: boolean;
  isEditable: boolean;
  maxLength: number | null;
  decimals: number;
  /** The format of a date field. */
  dateMode: DateMode;
  /** The permitted values; null if any is. */
  choices: ReadonlySet<string> | null;
  source: FieldSource | null;
}

/** The master data that a field refers to. `copies` maps the fields that a choice fills in to fields of the chosen row. */
interface FieldSource {
  entity: string;
  copies: Readonly<Record<string, string>>;
}

/**
 * The definition of a kind of document, from the rows of its module in `module_config` and
 * `ui_column` only.
 */
export interface SheetDefinition {
  sheettype: string;
  modulecode: string;
  header: readonly SheetField[];
  /** The detail lists by name. */
  lists: ReadonlyMap<string, readonly SheetField[]>;
  rules: readonly Rule[];
  fieldRules: readonly FieldRule[];
  amountfield: string | null;
  summary: readonly string[];
  /** Effective as soon as it is submitted. */
  unapproved: boolean;
}

/** Settings of a module that the services do not return. */
interface SheetSettings extends ModuleConfig {
  rules?: Rule[];
  amountfield?: string | null;
  summary?: string[];
  unapproved?: boolean;
}

type StoredColumn = Column & { decimals?: number };

const CHOSEN = ['Select', 'Radio', 'CheckboxGroup'];

/** The definition of a kind by its first module, which is that of the staff. A0400 where there is none. */
export function readDefinition(db: RetailDatabase, sheettype: string): SheetDefinition {
  const row = db
    .prepare<{ modulecode: string; settings: Json<SheetSettings> }>(
      'SELECT modulecode, settings FROM module JOIN module_config USING (modulecode) WHERE sheettype = ? ORDER BY modulecode',
    )
    .get([sheettype]);
  if (!row)
    throw new RetailError(
      'A0400',
      `Bad parameter sheettype: there are no documents of type ${sheettype}`,
    );
  const settings = readJson(row.settings);
  const columns = db
    .prepare<Json<StoredColumn>>(
      'SELECT "column" FROM ui_column WHERE modulecode = ? ORDER BY divid, sort',
    )
    .pluck()
    .all([row.modulecode]);
  const fields = columns.map((column) => readJson(column));
  const part = (divid: string) =>
    fields.filter((field) => (field.divid ?? HEADER) === divid).map(fieldOf);
  return {
    sheettype,
    modulecode: row.modulecode,
    header: part(HEADER),
    lists: new Map((settings.details ?? []).map(({ divid }) => [divid, part(divid)])),
    rules: settings.rules ?? [],
    fieldRules: settings.fieldrules ?? [],
    amountfield: settings.amountfield ?? null,
    summary: settings.summary ?? [],
    unapproved: settings.unapproved ?? false,
  };
}

/** The number of decimals of a field. */
export function decimalsOf(definition: SheetDefinition, section: string, column: string): number {
  const fields = section === HEADER ? definition.header : definition.lists.get(section);
  return fields?.find(({ name }) => name === column)?.decimals ?? MONEY;
}

function fieldOf(column: StoredColumn): SheetField {
  return {
    name: column.columnname,
    kind: column.columntype,
    initial: column.columndefval ?? null,
    isRequired: column.validempty === '0',
    isEditable: column.canedit !== '0',
    maxLength: column.validlengthmax ?? null,
    decimals: column.decimals ?? MONEY,
    dateMode: dateModeOf(column.columntype === 'Date' ? column.columndata : null),
    choices: CHOSEN.includes(column.columntype) ? choicesIn(column.columndata) : null,
    source: sourceOf(column),
  };
}

function sourceOf({ columnrest, columnrestmap }: StoredColumn): FieldSource | null {
  const [, entity] = /^\/api\/msc-mdm\/(\w+)\/search$/.exec(columnrest ?? '') ?? [];
  if (entity === undefined) return null;
  return { entity, copies: textsOf(objectIn(columnrestmap).copy) };
}
