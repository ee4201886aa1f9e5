import { useCallback } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { copiesOf } from '../../fields/kinds/copies-of.ts';
import { defaultsOf, valueOf, type FieldValues } from '../../fields/values.ts';
import { currentLine, lineNumberOf, newLineNumbers, type LineChange } from '../edit-lines.ts';
import { detailForm, detailOf, type SheetContent } from '../sheet.ts';
import type { SheetProblem } from '../sheet-problem.ts';
import type { SheetEdits } from '../useSheetEdits.ts';
import { cellsToLookUp, fillLine, type CellFill, type LineFill } from './fill-plan.ts';
import { lookUpCodes, lookUpKey, type LookUpResult, type LookUpRequest } from './look-up-codes.ts';

/** What a fill has done, for the message to the user. */
export interface FillOutcome {
  /** Number of new lines. */
  added: number;
  /** Number of cells that cannot be changed. */
  skipped: number;
  /** Number of codes that do not exist or could not be looked up. */
  notFound: number;
}

interface FillOptions {
  sheet: SheetContent;
  section: string;
  edits: SheetEdits | undefined;
  search: OptionSearch | undefined;
}

/** A line that is filled after its codes have been looked up. */
interface PendingLine {
  line: Row;
  cells: readonly CellFill[];
  toLookUp: readonly CellFill[];
}

type Fill = (fills: readonly LineFill[], onLeft: (count: number) => void) => Promise<FillOutcome>;

const noFills: FillOutcome = { added: 0, skipped: 0, notFound: 0 };

/**
 * Fills lines with pasted or copied values as one undo step. Codes that must be looked up are
 * written at once; their details and the rest of the line follow when the answer arrives. A line
 * whose codes were changed meanwhile is left alone.
 */
export function useFillLines({ sheet, section, edits, search }: FillOptions): Fill {
  const serverText = useServerText();
  const { changeLines, currentDetail, mark } = edits ?? {};
  return useCallback(
    async (fills, onLeft) => {
      if (changeLines === undefined || currentDetail === undefined || mark === undefined)
        return noFills;
      const { columns } = detailForm(sheet, section);
      const detail = currentDetail(section);
      const count = fills.filter(({ line }) => line === undefined).length;
      const numbers = newLineNumbers(detail, detailOf(sheet, section), count);
      const pending: PendingLine[] = [];
      const newLines: FieldValues[] = [];
      const changes: LineChange[] = [];
      let skipped = 0;
      for (const { line, cells } of fills) {
        const base = line ?? { ...defaultsOf(columns), lineno: numbers[newLines.length] };
        const now = currentLine(detail, base);
        const toLookUp = search === undefined ? [] : cellsToLookUp(now, cells);
        if (toLookUp.length > 0) pending.push({ line: base, cells, toLookUp });
        const filled =
          toLookUp.length > 0
            ? { values: textsOf(toLookUp), skipped: 0 }
            : fillLine(now, cells, { values: {}, cells: [] }, serverText);
        skipped += filled.skipped;
        if (line === undefined) newLines.push(filled.values);
        else changes.push({ line, values: filled.values });
      }
      const mergeKey = `fill ${String(performance.now())}`;
      changeLines(section, changes, newLines, mergeKey);
      if (search === undefined || pending.length === 0)
        return { ...noFills, added: count, skipped };

      const requestOf = ({ line }: PendingLine, { layout, text }: CellFill): LookUpRequest => {
        const values = currentLine(currentDetail(section), line) as FieldValues;
        return { column: layout.source, text: text.trim(), values };
      };
      const requests = pending.flatMap((one) => one.toLookUp.map((cell) => requestOf(one, cell)));
      const found = await lookUpCodes(search, requests, serverText, onLeft);
      const completed: LineChange[] = [];
      const problems: SheetProblem[] = [];
      for (const one of pending) {
        const now = currentLine(currentDetail(section), one.line);
        if (
          !one.toLookUp.every(
            ({ layout, text }) => valueOf(now[layout.source.name]) === text.trim(),
          )
        )
          continue;
        let values: FieldValues = {};
        for (const cell of one.toLookUp) {
          const result: LookUpResult = found.get(lookUpKey(requestOf(one, cell))) ?? 'failed';
          const { name } = cell.layout.source;
          if (typeof result === 'object')
            values = { ...values, ...copiesOf(result), [name]: result.value };
          else
            problems.push({
              section,
              lineNumber: lineNumberOf(one.line),
              column: name,
              problem: problemOf(result),
            });
        }
        const filled = fillLine(now, one.cells, { values, cells: one.toLookUp }, serverText);
        skipped += filled.skipped;
        completed.push({ line: one.line, values: filled.values });
      }
      changeLines(section, completed, [], mergeKey);
      mark(problems);
      return { added: count, skipped, notFound: problems.length };
    },
    [sheet, section, changeLines, currentDetail, mark, search, serverText],
  );
}

const textsOf = (cells: readonly CellFill[]): FieldValues =>
  Object.fromEntries(cells.map(({ layout, text }) => [layout.source.name, text.trim()]));

const problemOf = (result: 'none' | 'failed') => ({
  textKey: result === 'none' ? 'sheet.problem.notOption' : 'sheet.problem.notAsked',
});
