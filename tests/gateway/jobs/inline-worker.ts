import { createTasks } from '../../../gateway/jobs/thread/tasks.ts';
import type { WorkbookWorker } from '../../../gateway/jobs/workbook-worker.ts';

/**
 * Runs the worker’s tasks in this thread, because starting a thread takes longer than a small
 * workbook. Messages are cloned as between threads.
 */
export function createInlineWorker(): WorkbookWorker {
  const tasks = createTasks();
  return {
    ask: async (task, question) =>
      structuredClone(
        (await (tasks[task] as (question: unknown) => unknown)(structuredClone(question))) as never,
      ),
    close: async () => undefined,
  };
}
