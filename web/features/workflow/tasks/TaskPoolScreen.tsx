import type { ScreenProps } from '../../../platform/workbench/screens.ts';
import { TaskCentre } from './TaskCentre.tsx';

/** The task centre (portal:taskpool) as lists. */
export function TaskPoolScreen({ title, parameters }: ScreenProps) {
  return <TaskCentre title={title} parameters={parameters} mode="list" />;
}
