import { lazy, Suspense } from 'react';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import type { TaskListView } from '../tasks/TaskList.tsx';
import { MAX_SEARCH_LENGTH, type ViewName, withViewParameters } from './centre-view.ts';

/** The task list is loaded when one of its tabs is first shown. */
const TaskList = lazy(async () => ({ default: (await import('../tasks/TaskList.tsx')).TaskList }));

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u;

/**
 * A list of the task centre on a tab of the approval centre. Its state is stored in the address of
 * the tab.
 */
export function TaskTab({ list }: { list: ListName }) {
  const { view, setView } = useTab();
  const shown: TaskListView = {
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
    search: (view.search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    task: codePattern.test(view.task ?? '') ? (view.task ?? null) : null,
  };
  function change(parts: Partial<TaskListView>) {
    const texts: [ViewName, string | null][] = [];
    if (parts.page !== undefined)
      texts.push(['page', parts.page === 1 ? null : String(parts.page)]);
    if (parts.search !== undefined) texts.push(['search', parts.search]);
    if (parts.task !== undefined) texts.push(['task', parts.task]);
    setView((before) => withViewParameters(before, Object.fromEntries(texts)));
  }
  return (
    <Suspense
      fallback={
        <div className="list-note">
          <SkeletonLines count={6} />
        </div>
      }
    >
      <TaskList list={list} view={shown} onView={change} />
    </Suspense>
  );
}
