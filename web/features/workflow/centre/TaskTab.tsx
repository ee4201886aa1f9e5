import { lazy, Suspense } from 'react';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { defineView } from '../../../platform/view-address/define-view.ts';
import { optionalCode, pageNumber, searchText } from '../../../platform/view-address/fields.ts';
import { useView } from '../../../platform/view-address/useView.ts';

/** The task list is loaded when one of its tabs is first shown. */
const TaskList = lazy(async () => ({ default: (await import('../tasks/TaskList.tsx')).TaskList }));

const taskTabView = defineView({
  page: pageNumber,
  search: searchText(),
  /** Code of the task shown in the drawer. */
  task: optionalCode(),
});

/**
 * A list of the task centre on a tab of the approval centre. Its state is stored in the address of
 * the tab.
 */
export function TaskTab({ list }: { list: ListName }) {
  const { view, change } = useView(taskTabView);
  return (
    <Suspense
      fallback={
        <div className="list-note">
          <SkeletonLines count={6} />
        </div>
      }
    >
      <TaskList list={list} view={view} onView={change} />
    </Suspense>
  );
}
