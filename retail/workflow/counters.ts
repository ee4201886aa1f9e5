import type { components } from '../../schema/generated/retail.ts';

type TodoTotals = components['schemas']['TodoTotals'];

/** The six counters: each is the number of rows that its list shows. `:me` is an account code, `:role` a post template. */
export const COUNTERS = {
  pendingTaskCount: "SELECT count(*) FROM process_task WHERE assignee = :me AND status = 'pending'",
  poolCount: "SELECT count(*) FROM pool_task WHERE posttmplcode = :role AND status = 'unlocked'",
  todoCount: "SELECT count(*) FROM pool_task WHERE assignee = :me AND status = 'locked'",
  finishCount:
    "SELECT count(*) FROM process_task WHERE assignee = :me AND status = 'done' AND kind <> 'mark'",
  initiatedCount:
    "SELECT count(*) FROM process_instance WHERE initiator = :me AND status IN ('running','returned')",
  submittedCount:
    "SELECT count(*) FROM process_instance WHERE submitter = :me AND status IN ('running','returned')",
} as const satisfies Readonly<Record<keyof TodoTotals, string>>;
