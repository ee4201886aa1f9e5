import { isDay } from '../../../design/number/days.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { type ClockFilter, clockFilters } from './clock/clock-groups.ts';

export type TaskMode = 'clock' | 'list';

/**
 * The state of the task centre as stored in the address of its tab: `mode`, `tab`, `page`,
 * `search`, `day` and `task` (the task shown in the drawer). The address may have been edited by
 * hand, so invalid values are ignored.
 */
export interface TaskCentreView {
  mode: TaskMode;
  show: ClockFilter;
  page: number;
  search: string;
  /** As YYYY-MM-DD; null for today. */
  day: string | null;
  task: string | null;
}

type ViewName = 'mode' | 'tab' | 'page' | 'search' | 'day' | 'task';

export const MAX_SEARCH_LENGTH = 100;

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u;
/** Value of `task` after the user closed the task that the screen was opened with. */
const NO_TASK = '-';

/**
 * Reads the state from the address. The parameters of the screen apply until the user changes
 * something.
 */
export function readTaskView(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
  mode: TaskMode,
): TaskCentreView {
  const show = (name: string | undefined) =>
    clockFilters.find(({ value }) => value === name)?.value;
  const task = view.task ?? parameters.taskid ?? '';
  return {
    mode: view.mode === 'clock' || view.mode === 'list' ? view.mode : mode,
    show: show(view.tab) ?? show(parameters.tab) ?? 'all',
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
    search: (view.search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    day: isDay(view.day ?? '') ? (view.day ?? null) : null,
    task: codePattern.test(task) ? task : null,
  };
}

/** Returns the tab's view with these changes; values equal to the default are left out. */
export function updateTaskView(view: TabView, change: Partial<TaskCentreView>): TabView {
  const parts: Partial<Record<ViewName, string>> = {
    ...(change.mode !== undefined && { mode: change.mode }),
    ...(change.show !== undefined && { tab: change.show }),
    ...(change.page !== undefined && { page: change.page === 1 ? '' : String(change.page) }),
    ...(change.search !== undefined && { search: change.search }),
    ...(change.day !== undefined && { day: change.day ?? '' }),
    ...(change.task !== undefined && { task: change.task ?? NO_TASK }),
  };
  return Object.fromEntries(
    Object.entries({ ...view, ...parts }).filter(([, value]) => value !== ''),
  );
}

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
