import type { ScreenProps } from '../../../platform/workbench/screens.ts';
import { TaskCentre } from './TaskCentre.tsx';

/** The built-in screen `portal:taskpool`: the task centre in list mode. */
export function TaskPoolScreen({ title, parameters }: ScreenProps) {
  return <TaskCentre title={title} parameters={parameters} mode="list" />;
}
