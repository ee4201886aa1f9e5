import { Icon } from '../../../../design/icons/Icon.tsx';
import type { ProcessStep } from '../approval.ts';

/** The sign of a step's state; its number while it has none. */
export function StepMark({ state, number }: { state: ProcessStep['state']; number: number }) {
  if (state === 'DONE') return <Icon name="check" />;
  if (state === 'REJECTED') return <Icon name="x" />;
  return state === 'SKIPPED' ? '–' : number;
}
