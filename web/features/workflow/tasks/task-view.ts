import { isDay } from '../../../design/dates/calendar/calendar-days.ts';
import { defineView, type ViewOf } from '../../../platform/view-address/define-view.ts';
import {
  oneOf,
  optionalCode,
  optionalText,
  pageNumber,
  searchText,
} from '../../../platform/view-address/fields.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { clockFilters } from './clock/clock-groups.ts';

export type TaskMode = 'clock' | 'list';

const modes: readonly TaskMode[] = ['clock', 'list'];

/** The view of the task centre, which has this mode until the user chooses one. */
const defineTaskView = (mode: TaskMode) =>
  defineView({
    mode: oneOf(modes, mode),
    show: oneOf(
      clockFilters.map(({ value }) => value),
      'all',
      { name: 'tab', openedWith: 'tab' },
    ),
    page: pageNumber,
    search: searchText(),
    /** As YYYY-MM-DD; null for today. */
    day: optionalText({ valid: isDay }),
    /** Code of the task shown in the drawer. */
    task: optionalCode({ none: '-', openedWith: 'taskid' }),
  });

export const taskViews = { clock: defineTaskView('clock'), list: defineTaskView('list') } as const;

type TaskCentreView = ViewOf<typeof taskViews.list>;

/** Returns the part of the state that a saved view stores: mode and tab, but not the day. */
export function savedTaskView(
  { day: _day, ...rest }: TabView,
  { mode, show }: TaskCentreView,
): TabView {
  return { ...rest, mode, tab: show };
}

/**
 * Returns the tab's view with a saved view applied. Missing mode and tab keep their current values;
 * other missing values are reset. The day and the open task stay.
 */
export function applySavedView(
  { task, day }: TabView,
  saved: TabView,
  { mode, show }: TaskCentreView,
): TabView {
  return {
    mode,
    tab: show,
    ...saved,
    ...(day !== undefined && { day }),
    ...(task !== undefined && { task }),
  };
}
