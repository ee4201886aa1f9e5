import type { ScreenProps } from '../../../../platform/workbench/screens.ts';
import { TaskCentre } from '../TaskCentre.tsx';

/** The built-in screen `portal:iclock`: the task centre in clock mode. */
export function OperatingClockScreen({ title, parameters }: ScreenProps) {
  return <TaskCentre title={title} parameters={parameters} mode="clock" />;
}
