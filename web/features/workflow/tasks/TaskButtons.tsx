import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Task } from './task.ts';
import type { TaskPress } from './useTaskPress.ts';

interface TaskButtonsProps {
  task: Task;
  press: TaskPress;
  /** The first one stands out: where they are the buttons of the place. */
  prominent?: boolean;
}

/** What may be done with a task: the buttons of the services in their order. While one is under way none of them can be pressed. */
export function TaskButtons({ task, press, prominent = false }: TaskButtonsProps) {
  const serverText = useServerText();
  const busy = press.isBusy(task);
  return (
    <span className="task-buttons" role="group" aria-label={task.name} aria-busy={busy}>
      {task.buttons.map((button, at) => (
        <button
          key={`${button.action} ${button.name}`}
          type="button"
          className={prominent && at === 0 ? 'btn btn-p' : 'btn'}
          // It stays a place for the focus.
          aria-disabled={busy}
          onClick={() => {
            if (!busy) press.press(task, button);
          }}
        >
          {serverText(button.i18nCode, button.name)}
        </button>
      ))}
    </span>
  );
}
