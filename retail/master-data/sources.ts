import { type Condition, isAskable } from '../database/search.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { type Entity, findEntity } from './entity.ts';
import { problemOf, type RowProblem } from './problems.ts';
import { findFirst, type MasterRow } from './read-rows.ts';
import type { RowRule, RowSource, RowValue } from './row-rule.ts';

interface Filled {
  values: Record<string, RowValue>;
  changed: ReadonlySet<string>;
  isNew: boolean;
}

export interface Sources {
  /**
   * Checks that fields which refer to other rows name an existing one that fits the other fields, and fills in what the choice copies.
   * Typed values are kept.
   */
  check(rules: readonly RowRule[], filled: Filled, problems: RowProblem[]): void;
}

/** The rows that other rows refer to; each is read once. */
export function createSources(db: RetailDatabase): Sources {
  const entities = new Map<string, Entity | undefined>();
  const known = new Map<string, MasterRow | undefined>();

  function find(entity: Entity, condition: Condition[]): MasterRow | undefined {
    const name = `${entity.name} ${JSON.stringify(condition)}`;
    if (!known.has(name)) known.set(name, findFirst(entity, db, condition));
    return known.get(name);
  }

  function entityFor({ entity: name, field }: RowSource): Entity | null {
    if (!entities.has(name)) entities.set(name, findEntity(db, name));
    const entity = entities.get(name);
    return entity && Object.hasOwn(entity.searchable.fields, field) ? entity : null;
  }

  return {
    check(rules, { values, changed, isNew }, problems) {
      for (const { name, source } of rules) {
        // Metadata may name a source that does not exist; the choice cannot be checked then.
        const entity = source && entityFor(source);
        if (!entity) continue;
        const isTouched =
          isNew || changed.has(name) || dependencies(source).some((one) => changed.has(one));
        if (!isTouched) continue;
        const value = values[name] ?? null;
        const row =
          value === null
            ? undefined
            : find(entity, conditionsOf(source, entity, { value, values }));
        if (value !== null && !row) problems.push(problemOf(name, 'unknown'));
        if (isNew || changed.has(name)) fillIn(source, { rules, values, changed, row });
      }
    },
  };
}

function fillIn(
  { copies }: RowSource,
  {
    rules,
    values,
    changed,
    row,
  }: Omit<Filled, 'isNew'> & { rules: readonly RowRule[]; row: MasterRow | undefined },
): void {
  for (const [target, from] of Object.entries(copies)) {
    const rule = rules.find((one) => one.name === target);
    if (!rule || (rule.isEditable && (changed.has(target) || !row))) continue;
    values[target] = (row?.[from] ?? null) as RowValue;
  }
}

function conditionsOf(
  { field, conditions }: RowSource,
  { searchable }: Entity,
  { value, values }: { value: RowValue; values: Readonly<Record<string, RowValue>> },
): Condition[] {
  const asked = conditions
    .filter(
      (one) => isAskable(one) && isPlain(one.value) && Object.hasOwn(searchable.fields, one.field),
    )
    .map((one) => ({ ...one, value: putIn(one.value, values) }) as Condition);
  return [...asked, { field, operation: 'eq', value }];
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((part) => !Array.isArray(part) && isPlain(part))
    : /string|number/.test(typeof value);
}

const PLACE = /\{(\w+)\}/g;

/** The fields that restrict the choice. */
function dependencies({ conditions }: RowSource): string[] {
  return conditions.flatMap(({ value }) =>
    (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
      typeof part === 'string' ? [...part.matchAll(PLACE)].map(([, name = '']) => name) : [],
    ),
  );
}

function putIn(value: unknown, values: Readonly<Record<string, RowValue>>): unknown {
  if (Array.isArray(value)) return value.map((part) => putIn(part, values));
  return typeof value === 'string'
    ? value.replaceAll(PLACE, (_, name: string) => String(values[name] ?? ''))
    : value;
}
