import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { FileProblem } from '../../workbook/reading/file-problem.ts';
import { createTasks, type Tasks } from './tasks.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread-messages.ts';

/**
 * The program of the thread in which workbooks are written and read, so that whatever somebody puts into a file costs other requests nothing. It
 * gets no token and calls nobody.
 */
const tasks = createTasks();

const PATIENT = 10;

/** Requests come first. On Linux a thread has a priority of its own; elsewhere it would be that of the whole process. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(PATIENT);
  } catch {
    // A system that forbids it has its reasons; the work is the same.
  }
}

stepBack();

parentPort?.on('message', ({ id, task, question }: ThreadQuestion) => {
  void answerTo(task, question).then((answer) =>
    parentPort?.postMessage({ ...answer, id } satisfies ThreadAnswer),
  );
});

async function answerTo(task: keyof Tasks, question: unknown): Promise<Omit<ThreadAnswer, 'id'>> {
  try {
    // The caller's types have paired the task with its question.
    return { value: await (tasks[task] as (question: unknown) => unknown)(question) };
  } catch (error) {
    if (error instanceof FileProblem) return { problem: { code: error.code, told: error.told } };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
