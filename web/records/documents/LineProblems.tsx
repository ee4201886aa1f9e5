import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { type FieldProblem, useProblemText } from '../form/field-problem.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import type { TargetCell } from './detail/useTargetFocus.ts';
import { lineLabel } from './edits/edit-lines.ts';
import type { SheetProblem } from './edits/sheet-problem.ts';

interface LineProblemsProps {
  problems: readonly SheetProblem[];
  titleOf: (column: string) => string;
  onSelect: (cell: TargetCell) => void;
}

/** Number of problems shown at first, and added by each press of "more". */
const BATCH_SIZE = 20;

/** The problems in the lines of a detail list. Clicking one moves the focus to its cell. */
export function LineProblems({ problems, titleOf, onSelect }: LineProblemsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [shownCount, setShownCount] = useState(BATCH_SIZE);
  const describe = (problem: FieldProblem, lineNumber: number | null, column: string | null) => {
    const line =
      lineNumber === null ? '' : t('sheet.line', { 0: lineLabel(lineNumber), 1: '' }).trim();
    const where = [line, column === null ? '' : titleOf(column)].filter(Boolean).join(' ');
    return where === ''
      ? problemText(problem)
      : t('sheet.problem.at', { 0: where, 1: problemText(problem) });
  };
  return (
    <div role="status" className={problems.length === 0 ? undefined : 'line-problems'}>
      {problems.length > 0 && (
        <>
          <span className="err">
            <Icon name="info-circle" />
            {t('sheet.problems', { 0: String(problems.length) })}
          </span>
          <ul>
            {problems.slice(0, shownCount).map(({ lineNumber, column, problem }) => (
              <li key={`${String(lineNumber)} ${String(column)}`}>
                {lineNumber === null ? (
                  describe(problem, lineNumber, column)
                ) : (
                  <Button className="line-problem" onClick={() => onSelect({ lineNumber, column })}>
                    {describe(problem, lineNumber, column)}
                  </Button>
                )}
              </li>
            ))}
            {problems.length > shownCount && (
              <li>
                <Button
                  className="line-problem"
                  onClick={() => setShownCount(shownCount + BATCH_SIZE)}
                >
                  {t('sheet.problems.more', { 0: String(problems.length - shownCount) })}
                </Button>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
