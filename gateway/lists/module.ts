import type {
  ColumnProblem,
  ConditionOperation,
  ListOperation,
  SearchType,
} from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import type {
  ListConfig,
  ModuleColumn,
  ModuleColumns,
  ModuleConfig,
} from '../module-model/module-metadata.ts';
import { createDerivedFromTwo } from '../values/derived-data.ts';
import { codeOf } from '../values/rows.ts';

/** Operations by the suffix of their method code, with the configuration each one needs. */
const OPERATIONS: readonly {
  number: string;
  operation: ListOperation;
  isConfigured: (config: ListConfig) => boolean;
}[] = [
  { number: '001', operation: 'ADD', isConfigured: ({ paths }) => paths.add !== null },
  { number: '002', operation: 'EDIT', isConfigured: ({ paths }) => paths.update !== null },
  {
    number: '003',
    operation: 'DELETE',
    isConfigured: ({ paths, protectsAll }) => paths.delete !== null && !protectsAll,
  },
  { number: '004', operation: 'AUDIT', isConfigured: ({ paths }) => paths.audit !== null },
  { number: '005', operation: 'IMPORT', isConfigured: ({ paths }) => paths.import !== null },
  { number: '006', operation: 'EXPORT', isConfigured: ({ paths }) => paths.search !== null },
  { number: '007', operation: 'PRINT', isConfigured: ({ paths }) => paths.search !== null },
  { number: '010', operation: 'REJECT', isConfigured: ({ paths }) => paths.reject !== null },
];

/** The comparison operations that each kind of search needs. */
const NEEDED: Readonly<Record<SearchType, readonly ConditionOperation[]>> = {
  EQ: ['EQ'],
  LIKE: ['LIKE'],
  IN: ['IN'],
  RANGE: ['GE', 'LE'],
};

/** Fields that every row has, even without a column. */
const FIELDS_OF_ALL: ReadonlySet<string> = new Set(['id', 'createtime', 'modifytime']);

type OwnParts = Pick<ListModuleModel, 'columns' | 'problems' | 'rules'>;

/** Both answers are cached, and every page of a list needs these parts. */
const ownPartsOf = createDerivedFromTwo<OwnParts>();

/** Builds a module from its configuration, its columns and the method codes of the account. */
export function listModuleOf(
  config: ModuleConfig,
  columns: ModuleColumns,
  methodCodes: ReadonlySet<string>,
): ListModuleModel {
  const { moduleCode, list } = config;
  const allowed = OPERATIONS.filter(
    ({ number, isConfigured }) => methodCodes.has(`${moduleCode}${number}`) && isConfigured(list),
  );
  return {
    code: moduleCode,
    config: list,
    ...ownPartsOf(config, columns, () => readOwnParts(config, columns)),
    operations: new Set(allowed.map(({ operation }) => operation)),
  };
}

function readOwnParts(
  { list, details, rules }: ModuleConfig,
  { columns, problems }: ModuleColumns,
): OwnParts {
  const lines = new Set(details.map(({ section }) => section));
  const own = columns
    .filter(({ section }) => !lines.has(section))
    .map((column) => askable(column, list));
  return {
    columns: own,
    problems: [...problems, ...unknownFields(list, own)],
    rules: rules.filter(({ kind, section }) => kind !== 'LINES' && !lines.has(section)),
  };
}

/** Changes the search type to EQ if the services do not support the configured one. */
function askable(column: ModuleColumn, { conditionOperations }: ListConfig): ModuleColumn {
  const { searchType, model } = column;
  if (
    searchType === null ||
    NEEDED[searchType].every((operation) => conditionOperations.includes(operation))
  )
    return column;
  const searchtype = codeOf(model.row.searchtype).replace(new RegExp(searchType, 'iu'), 'eq');
  return { ...column, searchType: 'EQ', model: { ...model, row: { ...model.row, searchtype } } };
}

function unknownFields(config: ListConfig, columns: readonly ModuleColumn[]): ColumnProblem[] {
  const known = new Set([...FIELDS_OF_ALL, ...columns.map(({ name }) => name)]);
  const { keyField, nameField, protectingField, dateFields, momentFields, textFields } = config;
  const named = [
    keyField,
    nameField,
    protectingField ?? keyField,
    ...dateFields,
    ...momentFields,
    ...textFields,
  ];
  return [...new Set(named)]
    .filter((name) => !known.has(name))
    .map((column) => ({ column, code: 'UNKNOWN_FIELD' }));
}
