import type { ScreenProps } from '../../../../platform/workbench/screens.ts';
import { TaskCentre } from '../TaskCentre.tsx';

/** The operating clock (portal:iclock): the task centre on the hours of a day. */
export function OperatingClockScreen({ title, parameters }: ScreenProps) {
  return <TaskCentre title={title} parameters={parameters} mode="clock" />;
}
