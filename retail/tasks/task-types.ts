/** The kinds of tasks in the pool. */
export interface TaskType {
  name: string;
  /** Kind of the task's document; null if the work is done outside the portal. */
  sheettype: string | null;
  /** It can be claimed and finished in one action. */
  quick: boolean;
}

const TASK_TYPES: Readonly<Record<string, TaskType>> = {
  replenish: { name: '补货', sheettype: 'RQ', quick: false },
  label: { name: '价签', sheettype: 'PA', quick: true },
  display: { name: '陈列', sheettype: null, quick: false },
  expiry: { name: '临期', sheettype: null, quick: true },
  stocktake: { name: '盘点', sheettype: 'SD', quick: false },
};

/** A type without a description is called by its code. */
export function taskType(code: string): TaskType {
  const known = Object.hasOwn(TASK_TYPES, code) ? TASK_TYPES[code] : undefined;
  return known ?? { name: code, sheettype: null, quick: false };
}
