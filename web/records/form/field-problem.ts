import { useCallback } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';

/** A problem with a field: the key of a text, or a message written by the services. */
export type FieldProblem =
  | { textKey: string; parts?: Readonly<Record<string, string>> }
  | { message: string };

export type ProblemText = (problem: FieldProblem) => string;

/** Returns a function that translates a problem to the current language. */
export function useProblemText(): ProblemText {
  const { t } = useTranslation();
  return useCallback(
    (problem) => ('message' in problem ? problem.message : t(problem.textKey, problem.parts ?? {})),
    [t],
  );
}
