import type { components } from '../../schema/generated/retail.ts';
import { isDay, isMoment } from '../values/calendar.ts';
import { isDateValue } from '../values/date-values.ts';
import { exactOf } from '../values/decimal.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type {
  ConditionOperation,
  ListConditionInput,
  ListFilterInput,
} from '../generated/resolvers.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import { storedNumber } from '../module-model/row-rules.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { searchTextOf } from '../request/page-bounds.ts';

export type Condition = components['schemas']['Condition'];

const MAX_CONDITIONS = 50;
const MAX_VALUES = 1000;
const MAX_VALUE_LENGTH = 500;

const OPERATION_NAMES: Readonly<Record<ConditionOperation, Condition['operation']>> = {
  EQ: 'eq',
  LIKE: 'like',
  IN: 'in',
  GE: 'ge',
  LE: 'le',
};

/**
 * The conditions for the services. They support only one group of alternatives, so a filter that
 * needs two (a keyword over several columns plus its own alternatives) is refused instead of being
 * answered wrongly.
 */
export function conditionsOf(
  module: ListModuleModel,
  filter: ListFilterInput | null | undefined,
): Condition[] {
  const { keyword, isExact, exact, all = [], any = [] } = filter ?? {};
  if (all.length > MAX_CONDITIONS || any.length > MAX_CONDITIONS)
    throw new GatewayError('BAD_USER_INPUT', 'tooManyConditions');
  const needed = all.map((input) => conditionOf(module, input));
  const groups = [
    keywordConditions(module, searchTextOf(keyword), isExact ?? exact ?? module.config.isExact),
    joinAlternatives(module, any),
  ];
  const [single, several] = [
    groups.filter(({ length }) => length === 1),
    groups.filter(({ length }) => length > 1),
  ];
  if (several.length > 1) throw new GatewayError('BAD_USER_INPUT', 'oneAlternativeOnly');
  return [
    ...needed,
    ...single.flat(),
    ...several.flat().map((condition) => ({ ...condition, relation: 'or' as const })),
  ];
}

function keywordConditions(
  { config, columns }: ListModuleModel,
  keyword: string,
  isExact: boolean,
): Condition[] {
  if (keyword === '') return [];
  const named = columns.filter((column) => column.isKeyword).map(({ name }) => name);
  const fields = named.length > 0 ? named : [config.nameField];
  const isLike = !isExact && config.conditionOperations.includes('LIKE');
  return fields.map((field) => ({
    field,
    operation: isLike ? 'like' : 'eq',
    value: isLike ? patternOf(keyword) : keyword,
  }));
}

/**
 * Merges alternatives for values of the same column into one IN condition, which leaves the group
 * of alternatives free for a keyword.
 */
function joinAlternatives(
  module: ListModuleModel,
  any: readonly ListConditionInput[],
): Condition[] {
  const conditions = any.map((input) => conditionOf(module, input));
  const [first] = conditions;
  const isOneOf = conditions.every(
    ({ field, operation }) => field === first?.field && (operation === 'eq' || operation === 'in'),
  );
  if (
    first === undefined ||
    conditions.length === 1 ||
    !isOneOf ||
    !module.config.conditionOperations.includes('IN')
  )
    return conditions;
  const values = conditions.flatMap(({ value }) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  return values.length > MAX_VALUES
    ? conditions
    : [{ field: first.field, operation: 'in', value: [...new Set(values)] }];
}

function conditionOf(
  module: ListModuleModel,
  { column: name, operation, value, values }: ListConditionInput,
): Condition {
  const { config, columns } = module;
  const column = columns.find((each) => each.name === name);
  if (!isSearchable(name, column, config))
    throw new GatewayError('BAD_USER_INPUT', 'unknownCondition');
  if (!config.conditionOperations.includes(operation))
    throw new GatewayError('BAD_USER_INPUT', 'conditionNotKnown');
  const sent = operation === 'IN' ? (values ?? []) : [value ?? ''];
  if (sent.length === 0 || sent.length > MAX_VALUES)
    throw new GatewayError('BAD_USER_INPUT', 'badCondition');
  const read = sent.map((each) => valueOf(each, operation, column));
  const isDayOfMoments =
    column?.type === 'DATE_TIME' &&
    operation === 'EQ' &&
    isDay(value) &&
    config.conditionOperations.includes('LIKE');
  if (isDayOfMoments) return { field: name, operation: 'like', value: `${value}%` };
  return {
    field: name,
    operation: OPERATION_NAMES[operation],
    value: operation === 'IN' ? read : read[0],
  };
}

/** Whether a column can be searched: shown columns, and the fields that identify and name rows. */
function isSearchable(
  name: string,
  column: ModuleColumn | undefined,
  { keyField, nameField }: ListModuleModel['config'],
): boolean {
  if (name === keyField || name === nameField) return true;
  return (
    column !== undefined && (!column.isHidden || column.searchType !== null || column.isKeyword)
  );
}

function valueOf(
  text: string,
  operation: ConditionOperation,
  column: ModuleColumn | undefined,
): unknown {
  const value = text.trim();
  if (value.length > MAX_VALUE_LENGTH) throw new GatewayError('BAD_USER_INPUT', 'badCondition');
  if (operation === 'LIKE') {
    if (value === '') throw new GatewayError('BAD_USER_INPUT', 'badCondition');
    return patternOf(value);
  }
  return (
    CONVERTERS[column?.type ?? '']?.(value, operation, column) ?? refuseEmptyBound(value, operation)
  );
}

/** Converts and validates a value by column type; other types are compared as text. */
const CONVERTERS: Readonly<
  Record<
    string,
    ((value: string, operation: ConditionOperation, column?: ModuleColumn) => unknown) | undefined
  >
> = {
  INPUT_NUM: (value) => {
    if (exactOf(value) === null) throw new GatewayError('BAD_USER_INPUT', 'badCondition');
    return storedNumber(value) ?? value;
  },
  DATE: (value, _operation, column) => {
    if (!isDateValue(value, column?.dateMode ?? 'DATE'))
      throw new GatewayError('BAD_USER_INPUT', 'badCondition');
    return value;
  },
  // A day stands for the whole day.
  DATE_TIME: (value, operation) => {
    if (isDay(value))
      return operation === 'LE'
        ? `${value} 23:59:59`
        : operation === 'GE'
          ? `${value} 00:00:00`
          : value;
    if (!isMoment(value)) throw new GatewayError('BAD_USER_INPUT', 'badCondition');
    return value;
  },
};

/** Searching for an empty value is allowed, but it cannot be a bound. */
function refuseEmptyBound(value: string, operation: ConditionOperation): string {
  if (value === '' && (operation === 'GE' || operation === 'LE'))
    throw new GatewayError('BAD_USER_INPUT', 'badCondition');
  return value;
}

/**
 * A LIKE pattern that contains the text. A `%` in the text becomes `_`, because the services have
 * no escape character.
 */
function patternOf(text: string): string {
  return `%${text.replaceAll('%', '_')}%`;
}
