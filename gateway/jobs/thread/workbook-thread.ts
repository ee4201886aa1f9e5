import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { FileProblem } from '../../workbook/reading/file-problem.ts';
import { createTasks, type Tasks } from './tasks.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.ts';

/**
 * Entry point of the worker thread that writes and reads workbooks, so that large or hostile files
 * do not slow down other requests. It has no tokens and calls no services.
 */
const tasks = createTasks();

const LOW_PRIORITY = 10;

/**
 * Lowers the thread's priority below that of requests. Only on Linux, where each thread has its own
 * priority; elsewhere the whole process would be affected.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // The operating system may forbid it. The work is the same without it.
  }
}

lowerPriority();

parentPort?.on('message', ({ id, task, question }: ThreadQuestion) => {
  void answerTo(task, question).then((answer) =>
    parentPort?.postMessage({ ...answer, id } satisfies ThreadAnswer),
  );
});

async function answerTo(task: keyof Tasks, question: unknown): Promise<Omit<ThreadAnswer, 'id'>> {
  try {
    // The caller's types ensure that the question fits the task.
    return { value: await (tasks[task] as (question: unknown) => unknown)(question) };
  } catch (error) {
    if (error instanceof FileProblem)
      return { problem: { code: error.code, details: error.details } };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
