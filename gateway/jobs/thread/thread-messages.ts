import type { FileProblem } from '../../workbook/reading/file-problem.ts';
import type { Tasks } from './tasks.ts';

/** A message to the worker thread. */
export interface ThreadQuestion {
  id: number;
  task: keyof Tasks;
  question: unknown;
}

/** Its answer: a value, a problem of the file, or an internal fault. */
export interface ThreadAnswer {
  id: number;
  value?: unknown;
  problem?: Pick<FileProblem, 'code' | 'details'>;
  fault?: string;
}
