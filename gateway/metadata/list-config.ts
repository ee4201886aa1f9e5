import type { components } from '../../schema/generated/retail.ts';
import type { ConditionOperation } from '../generated/resolvers.ts';
import type { ListConfig } from '../module-model/module-metadata.ts';
import { codeOf, countOf, namesOf } from '../values/rows.ts';

type ConfigRow = components['schemas']['ModuleConfig'];

/** Comparison operations by the services' name. */
const OPERATIONS: ReadonlyMap<string, ConditionOperation> = new Map<string, ConditionOperation>([
  ['eq', 'EQ'],
  ['like', 'LIKE'],
  ['in', 'IN'],
  ['ge', 'GE'],
  ['le', 'LE'],
]);
const DEFAULT_OPERATIONS: readonly ConditionOperation[] = ['EQ', 'LIKE', 'IN'];

const PAGE_SIZE = 30;
const MAX_PAGE_SIZE = 1000;
const KEY = 'id';
/** Value that protects all rows from deletion, used instead of a field name. */
const ALL = 'ALL';
const TRUE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'Y', 'y']);

function pageSizeOf(operations: unknown): number {
  const size = countOf(operations) ?? 0;
  return size === 0 ? PAGE_SIZE : Math.min(size, MAX_PAGE_SIZE);
}

/**
 * The list settings of a configuration, with defaults for what is missing. Addresses that the
 * operator has not allowed are null.
 */
export function listConfigOf(row: ConfigRow, allows: (path: string) => boolean): ListConfig {
  const keyField = codeOf(row.keyfield) || KEY;
  const pathOf = (url: unknown) => (allows(codeOf(url)) ? codeOf(url) : null);
  const operations = namesOf(row.operations).flatMap(
    (word) => OPERATIONS.get(word.toLowerCase()) ?? [],
  );
  const flag = codeOf(row.undeletableflag);
  return {
    keyField,
    nameField: codeOf(row.namefield) || keyField,
    pageSize: pageSizeOf(row.pagesize),
    isExact: TRUE.has(row.exactmatch),
    conditionOperations: operations.length > 0 ? operations : DEFAULT_OPERATIONS,
    paths: {
      search: pathOf(row.searchurl),
      add: pathOf(row.addurl),
      update: pathOf(row.updateurl),
      delete: pathOf(row.deleteurl),
      audit: pathOf(row.auditurl),
      reject: pathOf(row.rejecturl),
      import: pathOf(row.importurl),
      history: pathOf(row.historyurl),
    },
    protectingField: flag === '' || flag === ALL ? null : flag,
    protectsAll: flag === ALL,
    dateFields: namesOf(row.datefields),
    momentFields: namesOf(row.datetimefields),
    textFields: namesOf(row.inttostringfields),
  };
}
