import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirstProblem } from './focus-first-problem.ts';

/**
 * The ref of a form whose first wrong field is focused whenever `problems` is another object with
 * entries: after each refusal, so that keyboard and screen reader are where the work is.
 */
export function useFocusFirstProblem(problems: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (problems !== null && Object.keys(problems).length > 0) focusFirstProblem(form.current);
  }, [problems]);
  return form;
}
