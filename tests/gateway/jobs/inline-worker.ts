import { createTasks } from '../../../gateway/jobs/thread/tasks.ts';
import type { WorkbookWorker } from '../../../gateway/jobs/workbook-worker.ts';

/** What the thread does, without a thread: beginning one costs more than a small workbook. What goes over is copied as it would be. */
export function createWorkerHere(): WorkbookWorker {
  const tasks = createTasks();
  return {
    ask: async (task, question) =>
      structuredClone(
        (await (tasks[task] as (question: unknown) => unknown)(structuredClone(question))) as never,
      ),
    close: async () => undefined,
  };
}
