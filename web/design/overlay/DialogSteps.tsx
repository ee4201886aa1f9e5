import { useEffect, useRef, type ReactNode } from 'react';

interface DialogStepsProps {
  /** Changes with the step. */
  step: string;
  children: ReactNode;
}

/**
 * The content of a dialog that shows one step after the other. The button that leads to the next
 * step goes with its step, so the focus moves into the new one: to its first field, or to the step
 * itself if it has none.
 */
export function DialogSteps({ step, children }: DialogStepsProps) {
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(
    function enterStep() {
      const { current: element } = content;
      if (element === null || shownStep.current === step) return;
      shownStep.current = step;
      const { activeElement } = document;
      if (element !== activeElement && element.contains(activeElement)) return;
      const field = element.querySelector<HTMLElement>(
        'input:enabled:not([tabindex="-1"]), textarea:enabled',
      );
      (field ?? element).focus();
    },
    [step],
  );
  return (
    <div className="dialog-parts" ref={content} tabIndex={-1}>
      {children}
    </div>
  );
}
