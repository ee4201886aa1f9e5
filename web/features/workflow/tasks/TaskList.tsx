import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { usePageInRange } from '../../../design/table/usePageInRange.ts';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Pager } from '../../../design/table/Pager.tsx';
import { ListFailure, ListNote, StaleRows } from '../../../design/feedback/ListNote.tsx';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { SearchField } from '../../../design/forms/SearchField.tsx';
import { MAX_SEARCH_LENGTH } from '../../../platform/view-address/fields.ts';
import { useTabIfAny } from '../../../platform/workbench/TabContext.tsx';
import { taskColumns } from './task-columns.tsx';
import { taskLists } from './task-lists.ts';
import { TaskLayout } from './TaskLayout.tsx';
import { PAGE_SIZE, useTasks } from './useTasks.ts';
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
  const keys = useTabIfAny()?.selected ?? true;
  const { page, search, task } = view;
  const { rows, totalCount, busy, failure, isOther, reload, reloadCounts } = useTasks(
    list,
    page,
    search,
  );
  const press = useTaskPress({
    onChanged: () => (page === 1 ? reload() : onView({ page: 1 })),
    onOvertaken: reloadCounts,
    onShow: ({ code }) => onView({ task: code }),
  });
  const lastPage = Math.max(1, Math.ceil(totalCount / PAGE_SIZE));
  const isBeyond = rows !== null && !isOther && rows.length === 0 && page > lastPage;
  usePageInRange({ isBeyond, lastPage, onPage: (number) => onView({ page: number }) });
  const { labelKey, emptyKey } = taskLists[list];
  const label = t(labelKey);
  const canAct = rows?.some(({ buttons }) => buttons.length > 0) ?? true;
  const isEmpty = rows?.length === 0 && !busy && !isBeyond;
  return (
    <TaskLayout open={task} press={press} onClose={() => onView({ task: null })}>
      <div className="task-filters" role="search">
        <SearchField
          label={t('tasks.search')}
          placeholder={t('tasks.search.hint')}
          value={search}
          maxLength={MAX_SEARCH_LENGTH}
          keysEnabled={keys}
          onSearch={(text) => onView({ search: text, page: 1 })}
        />
      </div>
      {failure !== null && !isOther && <StaleRows failure={failure} onRetry={reload} />}
      {failure !== null && isOther ? (
        <ListFailure title={t('tasks.failed', { 0: label })} failure={failure} onRetry={reload} />
      ) : isEmpty ? (
        <EmptyList
          emptyKey={emptyKey}
          search={search}
          onClear={() => onView({ search: '', page: 1 })}
        />
      ) : (
        <>
          <ListTable
            label={label}
            columns={taskColumns({ t, locale, today, timeZone, press, canAct })}
            rows={rows}
            rowKey={({ code }) => code}
            rowName={({ name }) => name}
            onOpen={({ code }) => onView({ task: code })}
            openKey={task}
            busy={busy}
            keysEnabled={keys}
          />
          {rows !== null && (
            <Pager
              label={label}
              page={page}
              pageSize={PAGE_SIZE}
              totalCount={totalCount}
              busy={busy}
              onPage={(number) => onView({ page: number })}
            />
          )}
        </>
      )}
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
