import type { FileProblem } from '../../workbook/reading/file-problem.ts';
import type { Tasks } from './tasks.ts';

/** What goes to the thread. */
export interface ThreadQuestion {
  id: number;
  task: keyof Tasks;
  question: unknown;
}

/** What comes back: a value, what is wrong with the file, or a fault of ours. */
export interface ThreadAnswer {
  id: number;
  value?: unknown;
  problem?: Pick<FileProblem, 'code' | 'told'>;
  fault?: string;
}
