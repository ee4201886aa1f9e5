import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProblem, useProblemText } from '../form/field-problem.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import type { WantedCell } from './detail/DetailTable.tsx';
import { lineLabel } from './edit-lines.ts';
import type { SheetProblem } from './sheet-problem.ts';

interface LineProblemsProps {
  problems: readonly SheetProblem[];
  titleOf: (column: string) => string;
  onGo: (cell: WantedCell) => void;
}

/** Number of problems shown at first, and added by each press of "more". */
const batch = 20;

/** The problems in the lines of a detail list. Clicking one moves the focus to its cell. */
export function LineProblems({ problems, titleOf, onGo }: LineProblemsProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [most, setMost] = useState(batch);
  const said = (problem: FieldProblem, lineNumber: number | null, column: string | null) => {
    const place =
      lineNumber === null ? '' : t('sheet.line', { 0: lineLabel(lineNumber), 1: '' }).trim();
    const where = [place, column === null ? '' : titleOf(column)].filter(Boolean).join(' ');
    return where === ''
      ? problemText(problem)
      : t('sheet.problem.at', { 0: where, 1: problemText(problem) });
  };
  return (
    <div role="status" className={problems.length === 0 ? undefined : 'line-problems'}>
      {problems.length > 0 && (
        <>
          <span className="err">
            <Icon name="info" />
            {t('sheet.problems', { 0: String(problems.length) })}
          </span>
          <ul>
            {problems.slice(0, most).map(({ lineNumber, column, problem }) => (
              <li key={`${String(lineNumber)} ${String(column)}`}>
                {lineNumber === null ? (
                  said(problem, lineNumber, column)
                ) : (
                  <button
                    type="button"
                    className="line-problem"
                    onClick={() => onGo({ lineNumber, column })}
                  >
                    {said(problem, lineNumber, column)}
                  </button>
                )}
              </li>
            ))}
            {problems.length > most && (
              <li>
                <button
                  type="button"
                  className="line-problem"
                  onClick={() => setMost(most + batch)}
                >
                  {t('sheet.problems.more', { 0: String(problems.length - most) })}
                </button>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
