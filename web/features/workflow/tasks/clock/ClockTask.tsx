import { Button } from '../../../../design/button/Button.tsx';
import { DueTime } from '../DueTime.tsx';
import type { Task } from '../task.ts';
import { TaskButtons } from '../TaskButtons.tsx';
import { TaskState } from '../TaskState.tsx';
import type { TaskPress } from '../useTaskPress.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';

export interface ClockTasksProps {
  tasks: readonly Task[];
  /** Code of the task shown in the drawer; null if the drawer is closed. */
  open: string | null;
  press: TaskPress;
  onOpen: (code: string) => void;
  /** Shows times of day only, because all tasks are due on the shown day. */
  timeOnly?: boolean;
}

/** A list of tasks on the operating clock. */
export function ClockTasks({ tasks, ...shared }: ClockTasksProps) {
  if (tasks.length === 0) return null;
  return (
    <ul className="clock-tasks">
      {tasks.map((task) => (
        <ClockTask key={task.id} task={task} {...shared} />
      ))}
    </ul>
  );
}

function ClockTask({
  task,
  open,
  press,
  onOpen,
  timeOnly = false,
}: Omit<ClockTasksProps, 'tasks'> & { task: Task }) {
  const serverText = useServerText();
  const { code, name, typeName, typeI18nCode, keyAttribute, buttons } = task;
  return (
    <li
      data-row
      className={open === code ? 'clock-task list-card list-lit' : 'clock-task list-card'}
    >
      <div className="clock-task-head">
        <DueTime task={task} timeOnly={timeOnly} />
      </div>
      <Button className="list-open clock-task-name" data-row-opener onClick={() => onOpen(code)}>
        {name}
      </Button>
      <div className="clock-task-facts">
        <span className="tag">{serverText(typeI18nCode, typeName)}</span>
        {keyAttribute !== null && <span>{keyAttribute}</span>}
        <TaskState task={task} />
      </div>
      {buttons.length > 0 && <TaskButtons task={task} press={press} />}
    </li>
  );
}
