import type { TFunction } from 'i18next';
import type { CommandProblem } from '../../../platform/data/command-outcome.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { Column } from '../../../records/fields/column.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import type { FieldProblem } from '../../../records/form/field-problem.ts';
import type { ListRowPayload_PayloadFragment } from '../ListChanges.gen.ts';
import type { ListRow } from '../list-module.ts';
import { columnOf } from './edit-values.ts';

/** Problems by column name. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** A problem with saving that does not belong to a field. */
export interface SaveProblem {
  message: string;
  requestId: string | null;
  /** The outcome is unknown; saving again is safe. */
  isUnknown: boolean;
}

/** What a save must bring: the saved row. */
export const rowOf = ({ row }: ListRowPayload_PayloadFragment): ListRow | null => row;

/** Returns why a request failed, or that its outcome is unknown. */
export function problemOfFailure({ kind, failure }: CommandProblem, t: TFunction): SaveProblem {
  return {
    message: reasonText(t, failure),
    requestId: failure.requestId,
    isUnknown: kind === 'unknown',
  };
}

/**
 * Returns the problems of a refused save: those of visible columns by column name, all others
 * joined to one problem; `problem` is null if there are no others.
 */
export function problemsOfRefusal(
  columns: readonly Column[],
  userErrors: ListRowPayload_PayloadFragment['userErrors'],
): { problems: FieldProblems; problem: SaveProblem | null } {
  const visible = new Set(columns.filter(({ isVisible }) => isVisible).map(({ name }) => name));
  const isVisibleColumn = (name: string | null): name is string =>
    name !== null && visible.has(name);
  const errors = userErrors.map(({ field, message }) => ({ name: columnOf(field), message }));
  const otherMessages = errors
    .filter(({ name }) => !isVisibleColumn(name))
    .map(({ message }) => message);
  return {
    problems: Object.fromEntries(
      errors.flatMap(({ name, message }) => (isVisibleColumn(name) ? [[name, { message }]] : [])),
    ),
    problem:
      otherMessages.length === 0
        ? null
        : { message: otherMessages.join(' '), requestId: null, isUnknown: false },
  };
}

/** Returns the problems without those of fields that the user has changed. */
export function withoutChanged(problems: FieldProblems, changed: FieldValues): FieldProblems {
  return Object.fromEntries(Object.entries(problems).filter(([column]) => !(column in changed)));
}
