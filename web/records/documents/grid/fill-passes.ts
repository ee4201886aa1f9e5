import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Column, Row } from '../../fields/column.ts';
import { copiesOf } from '../../fields/kinds/copies-of.ts';
import { defaultsOf, valueOf, type FieldValues } from '../../fields/values.ts';
import { currentLine, lineNumberOf, type LineChange } from '../edits/edit-lines.ts';
import type { EditedDetail } from '../edits/edit-state.ts';
import type { SheetProblem } from '../edits/sheet-problem.ts';
import { cellsToLookUp, fillLine, type CellFill, type LineFill } from './fill-plan.ts';
import { lookUpKey, type LookUpRequest, type LookUpResult } from './look-up-codes.ts';

/** A line that is filled after its codes have been looked up. */
interface PendingLine {
  line: Row;
  cells: readonly CellFill[];
  toLookUp: readonly CellFill[];
}

interface FirstPassOptions {
  detail: EditedDetail;
  columns: readonly Column[];
  /** Numbers for the lines to be added. */
  newNumbers: readonly number[];
  canLookUp: boolean;
  serverText: ServerText;
}

interface FirstPass {
  changes: LineChange[];
  /** Values of the lines to be added. */
  newLines: FieldValues[];
  pending: PendingLine[];
  /** Number of cells that cannot be changed. */
  skipped: number;
}

/** Fills all lines that need no look-up. Of the others only the codes are written. */
export function runFirstPass(
  fills: readonly LineFill[],
  { detail, columns, newNumbers, canLookUp, serverText }: FirstPassOptions,
): FirstPass {
  const pass: FirstPass = { changes: [], newLines: [], pending: [], skipped: 0 };
  for (const { line, cells } of fills) {
    const base = line ?? { ...defaultsOf(columns), lineno: newNumbers[pass.newLines.length] };
    const current = currentLine(detail, base);
    const toLookUp = canLookUp ? cellsToLookUp(current, cells) : [];
    if (toLookUp.length > 0) pass.pending.push({ line: base, cells, toLookUp });
    const { values, skipped } =
      toLookUp.length > 0
        ? { values: textsOf(toLookUp), skipped: 0 }
        : fillLine(current, cells, { values: {}, cells: [] }, serverText);
    pass.skipped += skipped;
    if (line === undefined) pass.newLines.push(values);
    else pass.changes.push({ line, values });
  }
  return pass;
}

/** The requests to look up the codes of a line. */
export const lookUpRequests = (
  { line, toLookUp }: PendingLine,
  detail: EditedDetail,
): LookUpRequest[] => toLookUp.map((cell) => requestOf(cell, currentLine(detail, line)));

const requestOf = ({ layout, text }: CellFill, line: Row): LookUpRequest => ({
  column: layout.source,
  text: text.trim(),
  values: line as FieldValues,
});

interface SecondPassOptions {
  section: string;
  detail: EditedDetail;
  found: ReadonlyMap<string, LookUpResult>;
  serverText: ServerText;
}

interface SecondPass {
  changes: LineChange[];
  /** Codes that do not exist or could not be looked up. */
  problems: SheetProblem[];
  skipped: number;
}

/** Fills the pending lines with what was found. Lines whose codes have changed are left alone. */
export function runSecondPass(
  pending: readonly PendingLine[],
  { section, detail, found, serverText }: SecondPassOptions,
): SecondPass {
  const pass: SecondPass = { changes: [], problems: [], skipped: 0 };
  for (const { line, cells, toLookUp } of pending) {
    const current = currentLine(detail, line);
    const isUnchanged = toLookUp.every(
      ({ layout, text }) => valueOf(current[layout.source.name]) === text.trim(),
    );
    if (!isUnchanged) continue;
    let values: FieldValues = {};
    for (const cell of toLookUp) {
      const result = found.get(lookUpKey(requestOf(cell, current))) ?? 'failed';
      const { name } = cell.layout.source;
      if (typeof result === 'object')
        values = { ...values, ...copiesOf(result), [name]: result.value };
      else {
        const problem = problemOf(result);
        pass.problems.push({ section, lineNumber: lineNumberOf(line), column: name, problem });
      }
    }
    const filled = fillLine(current, cells, { values, cells: toLookUp }, serverText);
    pass.skipped += filled.skipped;
    pass.changes.push({ line, values: filled.values });
  }
  return pass;
}

const textsOf = (cells: readonly CellFill[]): FieldValues =>
  Object.fromEntries(cells.map(({ layout, text }) => [layout.source.name, text.trim()]));

const problemOf = (result: 'none' | 'failed') => ({
  textKey: result === 'none' ? 'sheet.problem.notOption' : 'sheet.problem.notAsked',
});
