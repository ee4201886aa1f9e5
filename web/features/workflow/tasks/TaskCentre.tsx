import { use } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { TaskList as ListName } from '../../../generated/schema.ts';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { Tabs } from '../../../design/tabs/Tabs.tsx';
import { FactLine } from '../../../design/text/FactLine.tsx';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import { ViewMenu } from '../../../records/views/ViewMenu.tsx';
import { ListScreen } from '../../../records/lists/ListScreen.tsx';
import { useView } from '../../../platform/view-address/useView.ts';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import { clockFilters } from './clock/clock-groups.ts';
import { taskLists } from './task-lists.ts';
import { applySavedView, savedTaskView, type TaskMode, taskViews } from './task-view.ts';
import { TaskClock } from './clock/TaskClock.tsx';
import { TaskList } from './TaskList.tsx';
import { type TaskCounts_CountsFragment, useTaskCountsQuery } from './TaskList.gen.ts';

interface TaskCentreProps {
  title: string;
  parameters: Readonly<Record<string, string>>;
  /** The mode that is used until the user chooses one. */
  mode: TaskMode;
}

const lists = Object.entries(taskLists) as [ListName, (typeof taskLists)[ListName]][];

/**
 * The task centre: the task pool, the viewer's to-dos and done tasks, as lists or on the operating
 * clock.
 */
export function TaskCentre({ title, parameters, mode: defaultMode }: TaskCentreProps) {
  const { language } = useLanguage();
  use(language.loadPart('work'));
  const { t } = useTranslation();
  const { view: tabView, setView } = useTab();
  // Read from the cache: the list or clock below loads the counts with its own request.
  const { data } = useTaskCountsQuery({ fetchPolicy: 'cache-only' });
  const counts = data?.viewer?.taskCounts ?? null;
  const { view, change } = useView(taskViews[defaultMode], parameters);
  const [list, { tab }] = lists.find(([, kind]) => kind.tab === view.show) ?? [
    'POOL' as const,
    taskLists.POOL,
  ];
  return (
    <ListScreen
      title={title}
      views={
        <>
          <ViewMenu
            list="tasks"
            parameters={savedTaskView(tabView, view)}
            columns={null}
            onApply={({ parameters: saved }) =>
              setView((before) => applySavedView(before, saved, view))
            }
          />
          {/* In list mode the tabs show the counts. */}
          {counts !== null && view.mode === 'clock' && <TaskTotals counts={counts} />}
        </>
      }
      actions={
        <SegmentedToggle
          label={t('tasks.mode')}
          value={view.mode}
          options={[
            { value: 'clock', label: t('tasks.mode.clock') },
            { value: 'list', label: t('tasks.mode.list') },
          ]}
          onChange={(mode) => change({ mode })}
        />
      }
    >
      {view.mode === 'clock' ? (
        <Tabs
          label={t('tasks.show')}
          value={view.show}
          tabs={clockFilters.map(({ value, labelKey }) => ({
            value,
            label: t(labelKey),
            count: null,
          }))}
          onChange={(show) => change({ show })}
        >
          <TaskClock day={view.day} show={view.show} task={view.task} onView={change} />
        </Tabs>
      ) : (
        <Tabs
          label={t('tasks.show')}
          value={tab}
          tabs={lists.map(([, { tab: value, labelKey, count, actionable }]) => ({
            value,
            label: t(labelKey),
            count: counts?.[count] ?? null,
            actionable,
          }))}
          onChange={(show) => change({ show, page: 1, search: '' })}
        >
          <TaskList key={list} list={list} view={view} onView={change} />
        </Tabs>
      )}
    </ListScreen>
  );
}

/** The number of tasks in each list, as one line. */
function TaskTotals({ counts }: { counts: TaskCounts_CountsFragment }) {
  const { t } = useTranslation();
  const totals = lists.map(([, { labelKey, count }]) =>
    t('tasks.count', { 0: t(labelKey), 1: formatCount(counts[count]).text }),
  );
  return (
    <p className="mute small">
      <FactLine facts={totals} />
    </p>
  );
}
