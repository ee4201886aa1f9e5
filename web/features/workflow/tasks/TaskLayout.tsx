import { type ReactNode, useRef } from 'react';
import { TaskDrawer } from './drawer/TaskDrawer.tsx';
import { useEscape } from './useEscape.ts';
import { useRetainedFocus } from '../../../design/overlay/useRetainedFocus.ts';
import type { TaskPress } from './useTaskPress.ts';
import './Tasks.css';

interface TaskPlaceProps {
  /** Code of the task shown in the drawer; null if the drawer is closed. */
  open: string | null;
  press: TaskPress;
  onClose: () => void;
  children: ReactNode;
}

/** A task that is still listed: its first button, or the task itself. */
const OF_TASK = ['[role="group"] button', '[data-row-opener]'];
/** The list, if the task is gone. */
const FOCUS_TARGET = '[data-task-focus], .list-table';

/**
 * Tasks with a drawer for one of them. On wide screens the drawer is beside the tasks and covers
 * nothing. An action can replace the pressed button, or remove the task from the list; the focus then
 * stays at the task or within the tasks.
 */
export function TaskLayout({ open, press, onClose, children }: TaskPlaceProps) {
  const layout = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const lastTask = useRef<Element>(null);
  function focusTasks() {
    const task = lastTask.current?.isConnected === true ? lastTask.current : null;
    const next =
      OF_TASK.map((part) => task?.querySelector<HTMLElement>(part)).find(Boolean) ??
      main.current?.querySelector<HTMLElement>(FOCUS_TARGET);
    next?.focus({ preventScroll: true });
  }
  useRetainedFocus(main, focusTasks);
  useEscape(layout, open !== null, onClose);
  return (
    <div ref={layout} className={open === null ? 'task-layout' : 'task-layout task-layout-open'}>
      <div
        ref={main}
        className="task-main"
        onFocus={({ target }) => (lastTask.current = target.closest('[data-row]'))}
      >
        {children}
      </div>
      {open !== null && (
        <TaskDrawer code={open} press={press} onClose={onClose} onLost={focusTasks} />
      )}
    </div>
  );
}
