import type { Row } from '../../fields/column.ts';
import { brokenLineCounts, brokenRules } from '../../form/field-rules.ts';
import type { FieldValues } from '../../fields/values.ts';
import { editsOf, applyLineEdits, lineNumberOf, linesOf } from './edit-lines.ts';
import type { EditedDetail, SheetEditState } from './edit-state.ts';
import { detailOf, type SheetContent } from '../sheet.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** How the field rules of a document are checked. */
export interface SheetRuleOptions {
  /** Business date, YYYY-MM-DD. */
  today: string;
  /**
   * True to check the whole document, as before it is submitted; false to check only what was
   * changed.
   */
  isWhole: boolean;
}

/**
 * The problems that the field rules find in a document. Only lines loaded in this browser are
 * checked; the services check the others.
 */
export function findRuleProblems(
  sheet: SheetContent,
  { header: headerValues, state }: { header: FieldValues; state: SheetEditState },
  { today, isWhole }: SheetRuleOptions,
): SheetProblem[] {
  const { rules, details } = sheet.form;
  if (rules.length === 0) return [];
  const changed = isWhole ? null : Object.keys(state.header);
  const ofHeader = brokenRules(rules, headerValues, { section: 'header', today, changed });
  const counts = isWhole
    ? brokenLineCounts(rules, (section) => lineCountOf(sheet, state, section))
    : [];
  return [
    ...ofHeader.map((one): SheetProblem => ({ ...one, section: 'header', lineNumber: null })),
    ...counts.map(({ section, message }): SheetProblem => ({
      section,
      lineNumber: null,
      column: null,
      problem: { message },
    })),
    ...details.flatMap(({ section }) =>
      linesToCheck(sheet, editsOf(state, section), section, isWhole).flatMap(({ line, fields }) =>
        brokenRules(rules, line, { section, today, changed: fields }).map((one): SheetProblem => ({
          ...one,
          section,
          lineNumber: lineNumberOf(line),
        })),
      ),
    ),
  ];
}

function lineCountOf(sheet: SheetContent, state: SheetEditState, section: string): number {
  const { added, removed } = editsOf(state, section);
  return detailOf(sheet, section).totalCount + added.length - Object.keys(removed).length;
}

function linesToCheck(
  sheet: SheetContent,
  edits: EditedDetail,
  section: string,
  isWhole: boolean,
): readonly { line: Row; fields: readonly string[] | null }[] {
  const lines = linesOf(edits, detailOf(sheet, section).rows, true).map((line) => {
    const edited = edits.edited[String(lineNumberOf(line))];
    const isNew = edits.added.some(({ lineNumber }) => lineNumber === lineNumberOf(line));
    return {
      line: applyLineEdits(edits, line),
      fields: isWhole || isNew ? null : Object.keys(edited?.values ?? {}),
    };
  });
  return lines.filter(({ fields }) => fields === null || fields.length > 0);
}
