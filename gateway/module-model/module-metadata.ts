import type { FieldRule } from './field-rules.ts';
import type { FormColumnModel } from './form-column.ts';
import type {
  ColumnProblem,
  ColumnTotal,
  ColumnType,
  ConditionOperation,
  DateMode,
  SearchType,
  SumStyle,
} from '../generated/resolvers.ts';

/** A column with parsed metadata, for use in the gateway. */
export interface ModuleColumn {
  model: FormColumnModel;
  name: string;
  title: string;
  section: string;
  /** The services' name of its type. */
  kind: string;
  type: ColumnType;
  isEditable: boolean;
  /** The summary below its cells; null for none. */
  sumStyle: SumStyle | null;
  /** For a total in the header: the column of a detail list that it sums up. */
  totalOf: ColumnTotal | null;
  isHidden: boolean;
  isNumber: boolean;
  isRequired: boolean;
  minimumLength: number | null;
  maximumLength: number | null;
  /**
   * Bounds of numbers as exact decimals and number of decimals; null for other types and if not
   * set.
   */
  minimum: string | null;
  maximum: string | null;
  decimalPlaces: number | null;
  /** What a date field asks for; null for other types. */
  dateMode: DateMode | null;
  defaultValue: string | null;
  searchType: SearchType | null;
  isKeyword: boolean;
  isSortable: boolean;
  /** The allowed values if the column lists them; null otherwise. */
  offered: ReadonlySet<string> | null;
  /** The field of the row that contains the label of the code; null if there is none. */
  labelField: string | null;
  /** Fields of the same section that a choice here fills in. */
  copies: readonly string[];
}

/** The sanitized columns of a module's lists and forms, and the problems found. */
export interface ModuleColumns {
  columns: readonly ModuleColumn[];
  problems: readonly ColumnProblem[];
}

/**
 * Addresses of the operations on a module's rows; null if missing or not allowed by the operator.
 */
export type ListPaths = Readonly<
  Record<
    'search' | 'add' | 'update' | 'delete' | 'audit' | 'reject' | 'import' | 'history',
    string | null
  >
>;

/** The list settings of a module's configuration. */
export interface ListConfig {
  keyField: string;
  nameField: string;
  /** 1 to 1000. */
  pageSize: number;
  isExact: boolean;
  conditionOperations: readonly ConditionOperation[];
  paths: ListPaths;
  /** The field that protects a row from deletion, or null. */
  protectingField: string | null;
  /** No row may be deleted. */
  protectsAll: boolean;
  /** Fields to be converted to days, to times, and from numbers to texts. */
  dateFields: readonly string[];
  momentFields: readonly string[];
  textFields: readonly string[];
}

/** The configuration of a module. */
export interface ModuleConfig {
  moduleCode: string;
  documentType: string;
  /** Address prefix of its documents; null if it has none. */
  sheetPrefix: string | null;
  /** Address of the search for its documents; null if it has none. */
  searchPath: string | null;
  details: { section: string; title: string; i18nCode: string | null }[];
  list: ListConfig;
  /** Rules between its fields. */
  rules: readonly FieldRule[];
}
