import { useCallback } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { copiesOf } from '../../fields/kinds/copies-of.ts';
import { defaultsOf, valueOf, type FieldValues } from '../../fields/values.ts';
import { lineNow, lineNumberOf, newLineNumbers, type LineChange } from '../edit-lines.ts';
import { detailForm, detailOf, type SheetContent } from '../sheet.ts';
import type { SheetProblem } from '../sheet-problem.ts';
import type { SheetEdits } from '../useSheetEdits.ts';
import { askedOf, fillLine, type Filling, type LineFilling } from './fill-plan.ts';
import { lookUpAll, questionKey, type Found, type Question } from './look-up.ts';

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
interface WaitingLine {
  line: Row;
  cells: readonly Filling[];
  asked: readonly Filling[];
}

type Fill = (
  fillings: readonly LineFilling[],
  onLeft: (count: number) => void,
) => Promise<FillOutcome>;

const nothing: FillOutcome = { added: 0, skipped: 0, notFound: 0 };

/**
 * Fills lines with pasted or copied values as one undo step. Codes that must be looked up are
 * written at once; their details and the rest of the line follow when the answer arrives. A line
 * whose codes were changed meanwhile is left alone.
 */
export function useFill({ sheet, section, edits, search }: FillOptions): Fill {
  const serverText = useServerText();
  const { changeLines, detailNow, mark } = edits ?? {};
  return useCallback(
    async (fillings, onLeft) => {
      if (changeLines === undefined || detailNow === undefined || mark === undefined)
        return nothing;
      const { columns } = detailForm(sheet, section);
      const detail = detailNow(section);
      const count = fillings.filter(({ line }) => line === undefined).length;
      const numbers = newLineNumbers(detail, detailOf(sheet, section), count);
      const waiting: WaitingLine[] = [];
      const fresh: FieldValues[] = [];
      const changes: LineChange[] = [];
      let skipped = 0;
      for (const { line, cells } of fillings) {
        const base = line ?? { ...defaultsOf(columns), lineno: numbers[fresh.length] };
        const now = lineNow(detail, base);
        const asked = search === undefined ? [] : askedOf(now, cells);
        if (asked.length > 0) waiting.push({ line: base, cells, asked });
        const filled =
          asked.length > 0
            ? { values: textsOf(asked), skipped: 0 }
            : fillLine(now, cells, { values: {}, cells: [] }, serverText);
        skipped += filled.skipped;
        if (line === undefined) fresh.push(filled.values);
        else changes.push({ line, values: filled.values });
      }
      const stay = `fill ${String(performance.now())}`;
      changeLines(section, changes, fresh, stay);
      if (search === undefined || waiting.length === 0)
        return { ...nothing, added: count, skipped };

      const questionOf = ({ line }: WaitingLine, { laid, text }: Filling): Question => {
        const values = lineNow(detailNow(section), line) as FieldValues;
        return { column: laid.source, text: text.trim(), values };
      };
      const questions = waiting.flatMap((one) => one.asked.map((cell) => questionOf(one, cell)));
      const found = await lookUpAll(search, questions, serverText, onLeft);
      const later: LineChange[] = [];
      const problems: SheetProblem[] = [];
      for (const one of waiting) {
        const now = lineNow(detailNow(section), one.line);
        if (!one.asked.every(({ laid, text }) => valueOf(now[laid.source.name]) === text.trim()))
          continue;
        let values: FieldValues = {};
        for (const cell of one.asked) {
          const answer: Found = found.get(questionKey(questionOf(one, cell))) ?? 'failed';
          const { name } = cell.laid.source;
          if (typeof answer === 'object')
            values = { ...values, ...copiesOf(answer), [name]: answer.value };
          else
            problems.push({
              section,
              lineNumber: lineNumberOf(one.line),
              column: name,
              problem: problemOf(answer),
            });
        }
        const filled = fillLine(now, one.cells, { values, cells: one.asked }, serverText);
        skipped += filled.skipped;
        later.push({ line: one.line, values: filled.values });
      }
      changeLines(section, later, [], stay);
      mark(problems);
      return { added: count, skipped, notFound: problems.length };
    },
    [sheet, section, changeLines, detailNow, mark, search, serverText],
  );
}

const textsOf = (cells: readonly Filling[]): FieldValues =>
  Object.fromEntries(cells.map(({ laid, text }) => [laid.source.name, text.trim()]));

const problemOf = (answer: 'none' | 'failed') => ({
  textKey: answer === 'none' ? 'sheet.problem.notOption' : 'sheet.problem.notAsked',
});
