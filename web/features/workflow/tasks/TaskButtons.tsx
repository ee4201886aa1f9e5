import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Task } from './task.ts';
import type { TaskPress } from './useTaskPress.ts';

interface TaskButtonsProps {
  task: Task;
  press: TaskPress;
  /** Highlights the first button. Used in the drawer, where these are the main buttons. */
  prominent?: boolean;
}

/**
 * The buttons that the services offer for a task, in their order. All are disabled while one is
 * running.
 */
export function TaskButtons({ task, press, prominent = false }: TaskButtonsProps) {
  const serverText = useServerText();
  const busy = press.isBusy(task);
  return (
    <span className="task-buttons" role="group" aria-label={task.name} aria-busy={busy}>
      {task.buttons.map((button, index) => (
        <Button
          key={`${button.action} ${button.name}`}
          kind={prominent && index === 0 ? 'primary' : 'plain'}
          // Not `disabled`, so that the button keeps the focus.
          aria-disabled={busy}
          onClick={() => {
            if (!busy) press.press(task, button);
          }}
        >
          {serverText(button.i18nCode, button.name)}
        </Button>
      ))}
    </span>
  );
}
