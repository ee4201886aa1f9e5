import { isDay } from '../../../design/number/days.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { type ClockShow, clockShows } from './clock/clock-groups.ts';

export type TaskMode = 'clock' | 'list';

/**
 * How the task centre is looked at, as the address of its tab has it: `mode`, `tab`, `page`, `search`, `day` and `task`, the one that lies open.
 * Somebody else may have written it: what cannot be meant is passed over.
 */
export interface TaskCentreView {
  mode: TaskMode;
  show: ClockShow;
  page: number;
  search: string;
  /** Null is today. */
  day: string | null;
  task: string | null;
}

type ViewName = 'mode' | 'tab' | 'page' | 'search' | 'day' | 'task';

const longestSearch = 100;

const code = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u;
/** The one that the opener named has been closed. */
const nothingOpen = '-';

/** What the opener named holds until something else was chosen. */
export function readTaskView(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
  mode: TaskMode,
): TaskCentreView {
  const show = (name: string | undefined) => clockShows.find(({ value }) => value === name)?.value;
  const task = view.task ?? parameters.taskid ?? '';
  return {
    mode: view.mode === 'clock' || view.mode === 'list' ? view.mode : mode,
    show: show(view.tab) ?? show(parameters.tab) ?? 'all',
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
    search: (view.search ?? '').trim().slice(0, longestSearch),
    day: isDay(view.day ?? '') ? (view.day ?? null) : null,
    task: code.test(task) ? task : null,
  };
}

/** The view with these parts; what goes without saying is left out. */
export function withTaskView(view: TabView, change: Partial<TaskCentreView>): TabView {
  const parts: Partial<Record<ViewName, string>> = {
    ...(change.mode !== undefined && { mode: change.mode }),
    ...(change.show !== undefined && { tab: change.show }),
    ...(change.page !== undefined && { page: change.page === 1 ? '' : String(change.page) }),
    ...(change.search !== undefined && { search: change.search }),
    ...(change.day !== undefined && { day: change.day ?? '' }),
    ...(change.task !== undefined && { task: change.task ?? nothingOpen }),
  };
  return Object.fromEntries(
    Object.entries({ ...view, ...parts }).filter(([, value]) => value !== ''),
  );
}

/** What a saved view holds of it: how and which tasks are shown, on whichever day. */
export function savedTaskView(
  { day: _day, ...kept }: TabView,
  { mode, show }: TaskCentreView,
): TabView {
  return { ...kept, mode, tab: show };
}

/** The view as it was saved. What it does not tell is as it was for the mode and the tab, and nothing for the rest. */
export function withSavedView(
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
