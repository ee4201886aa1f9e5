import { Worker } from 'node:worker_threads';
import { FileProblem } from '../workbook/reading/file-problem.ts';
import type { Tasks } from './thread/tasks.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread/thread-messages.ts';

type Answer<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** A worker thread for one job. */
export interface WorkbookWorker {
  ask<Name extends keyof Tasks>(
    task: Name,
    question: Parameters<Tasks[Name]>[0],
  ): Promise<Answer<Name>>;
  close(): Promise<void>;
}

/**
 * Memory limit of the thread in MB. A file that needs more ends only the thread, not the process.
 */
const MAX_HEAP_MB = 256;
const THREAD_URL = new URL('./thread/workbook-thread.ts', import.meta.url);
/**
 * Loads the TypeScript source through tsx (tests and development). The bundled file is plain
 * JavaScript.
 */
const SOURCE_LOADER = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(THREAD_URL.href)}); })`;

export function createWorkbookWorker(): WorkbookWorker {
  const isSource = THREAD_URL.pathname.endsWith('.ts');
  const worker = new Worker(isSource ? SOURCE_LOADER : THREAD_URL, {
    eval: isSource,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // The thread gets none of the gateway's environment variables, which include its secret.
    env: {},
  });
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  let ended: Error | null = null;

  function fail(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  worker.on('message', ({ id, value, problem, fault }: ThreadAnswer) => {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (problem !== undefined) pending?.reject(new FileProblem(problem.code, problem.details));
    else if (fault !== undefined) pending?.reject(new Error(fault));
    else pending?.resolve(value);
  });
  worker.on('error', (error: Error & { code?: string }) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileProblem('FILE_TOO_LARGE') : error),
  );
  worker.on('exit', () => fail(new Error('the workbook thread has ended')));

  return {
    ask: (task, question) =>
      new Promise((resolve, reject) => {
        if (ended !== null) {
          reject(ended);
          return;
        }
        last += 1;
        waiting.set(last, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id: last, task, question } satisfies ThreadQuestion);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
