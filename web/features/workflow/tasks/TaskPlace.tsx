import { type ReactNode, useRef } from 'react';
import { TaskDrawer } from './drawer/TaskDrawer.tsx';
import { useEscape } from './useEscape.ts';
import { useStayingFocus } from '../../../design/overlay/useStayingFocus.ts';
import type { TaskPress } from './useTaskPress.ts';
import './Tasks.css';

interface TaskPlaceProps {
  /** Code of the task that lies open. */
  open: string | null;
  press: TaskPress;
  onClose: () => void;
  children: ReactNode;
}

/** What takes the focus when whatever had it is gone. */
const target = '[data-task-focus], .list-table';

/**
 * Tasks with the drawer of one of them beside, which covers nothing where there is room. A task that was pressed may leave the list: the focus
 * stays with the tasks then.
 */
export function TaskPlace({ open, press, onClose, children }: TaskPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const focusTasks = () =>
    main.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  useStayingFocus(main, focusTasks);
  useEscape(place, open !== null, onClose);
  return (
    <div ref={place} className={open === null ? 'task-place' : 'task-place task-place-open'}>
      <div ref={main} className="task-main">
        {children}
      </div>
      {open !== null && (
        <TaskDrawer code={open} press={press} onClose={onClose} onLost={focusTasks} />
      )}
    </div>
  );
}
