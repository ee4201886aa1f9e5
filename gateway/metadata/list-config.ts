import type { components } from '../../schema/generated/retail.ts';
import type { ConditionOperation } from '../generated/resolvers.ts';
import type { ListConfig } from '../module-model/module-metadata.ts';
import { codeOf, countOf, namesOf } from '../values/rows.ts';

type ConfigRow = components['schemas']['ModuleConfig'];

/** How a condition compares, by the services' word. */
const OPERATIONS: ReadonlyMap<string, ConditionOperation> = new Map<string, ConditionOperation>([
  ['eq', 'EQ'],
  ['like', 'LIKE'],
  ['in', 'IN'],
  ['ge', 'GE'],
  ['le', 'LE'],
]);
const USUAL_OPERATIONS: readonly ConditionOperation[] = ['EQ', 'LIKE', 'IN'];

const PAGE_SIZE = 30;
const MOST_ROWS = 1000;
const KEY = 'id';
/** In place of a field: no row may be deleted. */
const ALL = 'ALL';
const TRUE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'Y', 'y']);

function pageSizeOf(told: unknown): number {
  const size = countOf(told) ?? 0;
  return size === 0 ? PAGE_SIZE : Math.min(size, MOST_ROWS);
}

/** What a configuration says of a list, and of what it says nothing, what is usual. An address that the operator has not allowed is none. */
export function listConfigOf(row: ConfigRow, allows: (path: string) => boolean): ListConfig {
  const keyField = codeOf(row.keyfield) || KEY;
  const pathOf = (url: unknown) => (allows(codeOf(url)) ? codeOf(url) : null);
  const told = namesOf(row.operations).flatMap((word) => OPERATIONS.get(word.toLowerCase()) ?? []);
  const flag = codeOf(row.undeletableflag);
  return {
    keyField,
    nameField: codeOf(row.namefield) || keyField,
    pageSize: pageSizeOf(row.pagesize),
    isExact: TRUE.has(row.exactmatch),
    conditionOperations: told.length > 0 ? told : USUAL_OPERATIONS,
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
