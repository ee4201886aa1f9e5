import type { components } from '../../../schema/generated/retail.ts';
import type { Verb } from '../../master-data/access.ts';
import type { EntitySettings } from '../../master-data/settings.ts';
import type { ColumnRow } from '../metadata/column.ts';
import type { Value } from '../rows.ts';

type ModuleConfig = components['schemas']['ModuleConfig'];

/** A row of a list: key, fields, and how many days ago it was created. */
export type SeedRow = readonly [id: string, fields: Readonly<Record<string, Value>>, age?: number];

/** A list of master data: columns, operations, the menu leaves that open it, and rows. */
export interface ListSeed {
  entity: string;
  /** Application and key of a leaf, as `PUR.brand`. */
  leaves: readonly string[];
  /** Leaves where the list is read-only. */
  readOnly?: readonly string[];
  columns: readonly ColumnRow[];
  /** The first columns when absent. */
  keyfield?: string;
  namefield?: string;
  verbs: readonly Verb[];
  config?: Partial<ModuleConfig>;
  settings?: Omit<EntitySettings, 'fields' | 'key'>;
  /** Fields that compare differently from their column type. */
  kinds?: EntitySettings['fields'];
  /** By the day of the data, as days since 1970-01-01. */
  rows?: (today: number) => Iterable<SeedRow>;
}

export const ALL_VERBS: readonly Verb[] = ['add', 'update', 'delete', 'import'];
export const DECIDED: readonly Verb[] = [...ALL_VERBS, 'audit', 'reject'];

/** Rows need an approval. */
export const STATE = {
  field: 'status',
  pending: 'pending',
  audited: 'active',
  rejected: 'rejected',
} as const;
export const STATUS: ColumnRow = [
  'status',
  'Tag',
  { choices: 'rowstatus', search: 'in', width: 88 },
];
export const REMARK: ColumnRow = ['remark', 'Textarea', { max: 500, width: 200, unordered: true }];
export const MODIFIED: ColumnRow = [
  'modifytime',
  'DateTime',
  { fixed: true, search: 'range', width: 160 },
];
