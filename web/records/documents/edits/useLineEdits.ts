import { useCallback } from 'react';
import type { Row } from '../../fields/column.ts';
import { withClearedDependents } from '../../fields/dependencies.ts';
import type { FieldValues } from '../../fields/values.ts';
import type { EditLocation } from './edit-history.ts';
import {
  addLines,
  changeLines,
  editsOf,
  lineNumberOf,
  newLineNumbers,
  removeLine,
  withDetail,
  type LineChange,
} from './edit-lines.ts';
import type { EditedDetail } from './edit-state.ts';
import { detailForm, detailOf, type SheetContent } from '../sheet.ts';
import type { UndoableEdits } from './useEditHistory.ts';

/** Changes that the user can make to the lines of a document. */
export interface LineEdits {
  /**
   * Changes one field and the fields that the chosen option sets. Changes with the same merge key
   * are undone together.
   */
  changeLine: (
    section: string,
    line: Row,
    name: string,
    value: string | null,
    copies?: FieldValues,
    mergeKey?: string,
  ) => void;
  /** Changes any number of fields and adds new lines at the end, as one step. */
  changeLines: (
    section: string,
    changes: readonly LineChange[],
    newLines?: readonly FieldValues[],
    mergeKey?: string,
  ) => void;
  addLine: (section: string) => void;
  removeLine: (section: string, line: Row) => void;
  /** Restores the removed lines of a list. */
  restoreLines: (section: string) => void;
  /** The latest edits of a list. */
  currentDetail: (section: string) => EditedDetail;
}

/** Removes the marks of fields, by line number; null for all fields of a line. */
type Unmark = (section: string, fields: ReadonlyMap<number, readonly string[] | null>) => void;

/**
 * The changes to the lines of a document, each one an undo step. The functions stay the same as
 * long as the document does.
 */
export function useLineEdits(sheet: SheetContent, steps: UndoableEdits, unmark: Unmark): LineEdits {
  const { currentState, applyStep } = steps;
  const edit = useCallback(
    (location: EditLocation, next: (detail: EditedDetail) => EditedDetail, mergeKey?: string) =>
      applyStep(
        location,
        (old) => withDetail(old, location.section, next(editsOf(old, location.section))),
        mergeKey,
      ),
    [applyStep],
  );
  const changeMany = useCallback<LineEdits['changeLines']>(
    (section, changes, newLines = [], mergeKey) => {
      const { columns } = detailForm(sheet, section);
      const known = detailOf(sheet, section);
      const first = changes[0];
      const location: EditLocation = {
        section,
        lineNumber: first === undefined ? null : lineNumberOf(first.line),
        column: Object.keys(first?.values ?? newLines[0] ?? {})[0] ?? null,
      };
      unmark(
        section,
        new Map(changes.map(({ line, values }) => [lineNumberOf(line), Object.keys(values)])),
      );
      edit(
        location,
        (old) => {
          const numbers = newLineNumbers(old, known, newLines.length);
          const filled = numbers.map((lineno, nth) => ({
            line: { lineno },
            values: newLines[nth] ?? {},
          }));
          const cleared = changes.map(({ line, values }) => ({
            line,
            values: withClearedDependents(columns, values),
          }));
          return changeLines(addLines(old, columns, numbers), columns, [...cleared, ...filled]);
        },
        mergeKey,
      );
    },
    [sheet, edit, unmark],
  );
  return {
    changeLine: useCallback(
      (section, line, name, value, copies = {}, mergeKey) =>
        changeMany(section, [{ line, values: { [name]: value, ...copies } }], [], mergeKey),
      [changeMany],
    ),
    changeLines: changeMany,
    addLine: useCallback((section) => changeMany(section, [], [{}]), [changeMany]),
    removeLine: useCallback(
      (section, line) => {
        const lineNumber = lineNumberOf(line);
        unmark(section, new Map([[lineNumber, null]]));
        edit({ section, lineNumber, column: null }, (old) => removeLine(old, line));
      },
      [edit, unmark],
    ),
    restoreLines: useCallback(
      (section) =>
        edit({ section, lineNumber: null, column: null }, (old) => ({ ...old, removed: {} })),
      [edit],
    ),
    currentDetail: useCallback((section) => editsOf(currentState(), section), [currentState]),
  };
}
