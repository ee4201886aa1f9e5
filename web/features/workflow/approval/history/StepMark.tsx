import { Icon } from '../../../../design/icons/Icon.tsx';
import type { ProcessStep } from '../approval.ts';

/** The icon of a step's state, or the step's number if its state has no icon. */
export function StepMark({ state, number }: { state: ProcessStep['state']; number: number }) {
  if (state === 'DONE') return <Icon name="check" />;
  if (state === 'REJECTED') return <Icon name="x" />;
  return state === 'SKIPPED' ? '–' : number;
}
