import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with a field: by the key of a text, or in words that the services have written. */
export type FieldProblem =
  { textKey: string; parts?: Readonly<Record<string, string>> } | { message: string };

export type ProblemText = (problem: FieldProblem) => string;

/** What is wrong, in the language of the moment. */
export function useProblemText(): ProblemText {
  const { t } = useTranslation();
  return useCallback(
    (problem) => ('message' in problem ? problem.message : t(problem.textKey, problem.parts ?? {})),
    [t],
  );
}
