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

/** A column as others than the schema need it. */
export interface ModuleColumn {
  model: FormColumnModel;
  name: string;
  title: string;
  section: string;
  /** The services' word for its kind. */
  kind: string;
  type: ColumnType;
  isEditable: boolean;
  /** What stands below its cells; null for nothing. */
  sumStyle: SumStyle | null;
  /** Of a total in the header: the column of a detail list that it adds up. */
  totalOf: ColumnTotal | null;
  isHidden: boolean;
  isNumber: boolean;
  isRequired: boolean;
  minimumLength: number | null;
  maximumLength: number | null;
  /** Bounds of numbers as exact decimals, and how many decimals they have; null for other kinds and for no bound. */
  minimum: string | null;
  maximum: string | null;
  decimalPlaces: number | null;
  /** What a field of days or times asks for; null for other kinds. */
  dateMode: DateMode | null;
  defaultValue: string | null;
  searchType: SearchType | null;
  isKeyword: boolean;
  isSortable: boolean;
  /** What may be chosen where that is written out; null where it is not, or nothing is chosen. */
  offered: ReadonlySet<string> | null;
  /** The field of a row that holds what its code is called; null where none does. */
  nameBeside: string | null;
  /** Fields of the same part that choosing here fills in. */
  copies: readonly string[];
}

/** The columns of a module's lists and forms, mended, and what was wrong with them. */
export interface ModuleColumns {
  columns: readonly ModuleColumn[];
  problems: readonly ColumnProblem[];
}

/** Where the services do what with a module's rows; null for what has no address, or one that the operator has not allowed. */
export type ListPaths = Readonly<
  Record<
    'search' | 'add' | 'update' | 'delete' | 'audit' | 'reject' | 'import' | 'history',
    string | null
  >
>;

/** What the configuration of a module says of its list. */
export interface ListConfig {
  keyField: string;
  nameField: string;
  /** 1 to 1000. */
  pageSize: number;
  isExact: boolean;
  conditionOperations: readonly ConditionOperation[];
  paths: ListPaths;
  /** The field that protects a row from deletion; null for none. */
  protectingField: string | null;
  /** No row may be deleted. */
  protectsAll: boolean;
  /** Fields that are told as days, as moments, and as texts though the services have numbers. */
  dateFields: readonly string[];
  momentFields: readonly string[];
  textFields: readonly string[];
}

/** How a module is put together. */
export interface ModuleConfig {
  moduleCode: string;
  documentType: string;
  /** Where its documents are asked for; null where it has none. */
  sheetPrefix: string | null;
  /** Where they are listed; null likewise. */
  searchPath: string | null;
  details: { section: string; title: string; i18nCode: string | null }[];
  list: ListConfig;
  /** Rules between its fields. */
  rules: readonly FieldRule[];
}
