import type { ServiceContext } from '../server/service.ts';
import { keepChange, momentAfter } from './changes.ts';
import { checkRow } from './check-row.ts';
import type { Entity } from './entity.ts';
import { createNumbers, numberingOf } from './numbering.ts';
import { problemOf, type RowProblem } from './problems.ts';
import { findRow, type MasterRow } from './read-rows.ts';
import type { FieldRule } from '../metadata/field-rules.ts';
import type { RowRule } from './row-rule.ts';
import { createSources } from './sources.ts';
import { insertRow } from './store.ts';
import { queriedHolders, readHolders, takenField } from './uniqueness.ts';
import { readValue } from './value-kinds.ts';

/** The result of adding a row: the row, its problems, or the existing row with the same key. */
export type NewRow =
  | { row: MasterRow }
  | { problems: RowProblem[] }
  | { other: MasterRow; field: string };

type Sent = Readonly<Record<string, unknown>>;

interface Making {
  entity: Entity;
  rules: readonly RowRule[];
  fieldRules: readonly FieldRule[];
  type: 'add' | 'import';
}

/**
 * Creates rows from submitted values or reports their problems. Data needed by all rows of a
 * transaction is read once.
 */
export function createRowMaker(
  { entity, rules, fieldRules, type }: Making,
  context: ServiceContext,
): (sent: Sent) => NewRow {
  const { db, caller } = context;
  const numbering = numberingOf(entity);
  const nextNumber = numbering && createNumbers(entity, numbering, db);
  const sources = createSources(db);
  const { holderOf, keep } =
    type === 'import'
      ? readHolders(entity, db)
      : { holderOf: queriedHolders(entity, db), keep: () => {} };
  return (sent) => {
    const { values, problems } = checkRow(
      sent,
      { entity, rules, fieldRules, former: undefined, sources },
      context,
    );
    const key = keyOf(sent, entity, rules);
    if ('problem' in key) return { problems: [key.problem, ...problems] };
    if (key.id === '' && !nextNumber)
      return { problems: [problemOf(entity.key, 'missing'), ...problems] };
    if (problems.length > 0) return { problems };
    const id = key.id || (nextNumber?.() ?? '');
    const same = key.id === '' ? undefined : findRow(entity, db, id);
    if (same) return { other: same, field: entity.key ?? 'id' };
    const taken = takenField(entity, values, id, holderOf);
    if (taken) return taken;
    const at = momentAfter(undefined, context);
    insertRow(entity, db, id, values, { by: caller.usercode, at });
    keep(values, id);
    const row = findRow(entity, db, id) ?? { id };
    keepChange(entity, id, { type, at, before: undefined, after: row }, context);
    return { row };
  };
}

/** The typed key; an empty text when none was typed or typing is not allowed. */
function keyOf(
  sent: Sent,
  { key }: Entity,
  rules: readonly RowRule[],
): { id: string } | { problem: RowProblem } {
  const rule = rules.find(({ name }) => name === key);
  if (key === null || !rule?.isEditable) return { id: '' };
  const read = readValue(sent[key], rule);
  return 'problem' in read
    ? { problem: problemOf(key, read.problem) }
    : { id: String(read.value ?? '').trim() };
}
