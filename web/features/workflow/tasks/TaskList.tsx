import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { ListFilters } from '../../../records/lists/ListFilters.tsx';
import { PagedList } from '../../../records/lists/PagedList.tsx';
import { taskColumns } from './task-columns.tsx';
import { taskLists } from './task-lists.ts';
import { TaskLayout } from './TaskLayout.tsx';
import { useTasks } from './useTasks.ts';
import { useTaskPress } from './useTaskPress.ts';

/** The state of a task list. The caller stores it in the address of its tab. */
export interface TaskListView {
  /** From 1. */
  page: number;
  search: string;
  /** Code of the task shown in the drawer; null if the drawer is closed. */
  task: string | null;
}

export interface TaskListProps {
  list: ListName;
  view: TaskListView;
  /** Called with the changed properties only. */
  onView: (change: Partial<TaskListView>) => void;
}

/**
 * One page of a list of the task centre. Each row has the task's buttons; the drawer shows its
 * details.
 */
export function TaskList({ list, view, onView }: TaskListProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { today, timeZone } = useViewer().enterprise;
  const { page, search, task } = view;
  const tasks = useTasks({ list, page, search, onPage: (number) => onView({ page: number }) });
  const { rows, busy, reload, reloadCounts } = tasks;
  const press = useTaskPress({
    onChanged: () => (page === 1 ? reload() : onView({ page: 1 })),
    onOvertaken: reloadCounts,
    onShow: ({ code }) => onView({ task: code }),
  });
  const { labelKey, emptyKey } = taskLists[list];
  const label = t(labelKey);
  const canAct = rows?.some(({ buttons }) => buttons.length > 0) ?? true;
  return (
    <TaskLayout open={task} press={press} onClose={() => onView({ task: null })}>
      <ListFilters
        label={t('tasks.search')}
        placeholder={t('tasks.search.hint')}
        search={search}
        onSearch={(text) => onView({ search: text, page: 1 })}
      />
      <PagedList
        label={label}
        list={tasks}
        failedTitle={t('tasks.failed', { 0: label })}
        empty={
          <EmptyList
            emptyKey={emptyKey}
            search={search}
            onClear={() => onView({ search: '', page: 1 })}
          />
        }
      >
        <ListTable
          label={label}
          columns={taskColumns({ t, locale, today, timeZone, press, canAct })}
          rows={rows}
          rowKey={({ code }) => code}
          rowName={({ name }) => name}
          onOpen={({ code }) => onView({ task: code })}
          openKey={task}
          busy={busy}
        />
      </PagedList>
    </TaskLayout>
  );
}

function EmptyList({
  emptyKey,
  search,
  onClear,
}: {
  emptyKey: string;
  search: string;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  if (search === '') {
    return (
      <div data-task-focus tabIndex={-1}>
        <ListNote icon="empty" title={t(emptyKey)} text={t(`${emptyKey}.body`)} />
      </div>
    );
  }
  return (
    <ListNote
      icon="search"
      title={t('tasks.noMatch', { 0: search })}
      text={t('tasks.noMatch.body')}
    >
      <Button kind="plain" onClick={onClear}>
        {t('tasks.clearSearch')}
      </Button>
    </ListNote>
  );
}
