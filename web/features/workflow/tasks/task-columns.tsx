import type { TFunction } from 'i18next';
import type { Locale } from '../../../design/language/locales.ts';
import { formatShortDayAndTime } from '../../../design/number/format-day.ts';
import type { ListColumn } from '../../../design/table/list-table/list-view.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { DueTime } from './DueTime.tsx';
import type { Task } from './task.ts';
import { TaskButtons } from './TaskButtons.tsx';
import { TaskState } from './TaskState.tsx';
import type { TaskPress } from './useTaskPress.ts';

interface ColumnContext {
  t: TFunction;
  locale: Locale;
  today: string;
  timeZone: string;
  press: TaskPress;
  /** Whether any row has buttons. If not, the button column is left out. */
  canAct: boolean;
}

/** Returns the columns of a list of tasks. */
export function taskColumns({
  t,
  press,
  canAct,
  ...dateFormat
}: ColumnContext): readonly ListColumn<Task>[] {
  const columns: (ListColumn<Task> | false)[] = [
    {
      key: 'type',
      title: t('tasks.type'),
      onCard: 'corner',
      cell: (task) => <TaskType task={task} />,
    },
    {
      key: 'name',
      title: t('tasks.name'),
      opens: true,
      cell: ({ name }) => <span className="task-name">{name}</span>,
    },
    {
      key: 'attribute',
      title: t('tasks.attribute'),
      cell: ({ keyAttribute }) => keyAttribute ?? '—',
    },
    { key: 'due', title: t('tasks.due'), cell: (task) => <DueTime task={task} /> },
    { key: 'state', title: t('tasks.state'), cell: (task) => <TaskState task={task} /> },
    canAct && {
      key: 'buttons',
      title: t('tasks.buttons'),
      cell: (task) =>
        task.buttons.length === 0 ? null : <TaskButtons task={task} press={press} />,
    },
    {
      key: 'creator',
      title: t('tasks.creator'),
      // One column, so that the list fits a window of 1024 pixels.
      cell: ({ creator, createdAt }) => (
        <>
          <span className="task-creator">{creator.name}</span>
          {createdAt !== null && (
            <time className="mute small" dateTime={createdAt}>
              {formatShortDayAndTime(createdAt, dateFormat)}
            </time>
          )}
        </>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

function TaskType({ task }: { task: Task }) {
  const serverText = useServerText();
  return <span className="tag">{serverText(task.typeI18nCode, task.typeName)}</span>;
}
