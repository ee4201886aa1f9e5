import type { components } from '../../../schema/generated/retail.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import type { ProcessDefinition } from '../process/definition.ts';
import type { Move } from '../process/move.ts';
import type { Hint } from './hint.ts';
import type { InstanceRow, TaskRow } from '../process/process-rows.ts';

export type Column = components['schemas']['Column'];

/** A task with its process and step, for the verb that acts on it. */
export interface Situation {
  db: RetailDatabase;
  /** Business date `YYYY-MM-DD`. */
  day: string;
  process: ProcessDefinition;
  instance: InstanceRow;
  task: TaskRow;
}

/** A pressed button of a task. */
interface Press extends Omit<Situation, 'db' | 'day'> {
  move: Move;
  /** The name of the button. */
  buttonName: string;
  /** Trimmed; empty when there is none. */
  opinion: string;
  /** The values of its form. */
  input: Readonly<Record<string, unknown>>;
}

/** An action on a task. Each has one file and one line in `catalogue.ts`. */
export interface Verb {
  /** Last part of its address. */
  actionName: string;
  buttonName: string;
  btnType: 'primary' | 'danger' | 'secondary' | 'text';
  icon: string;
  /** It needs an opinion. */
  needsOpinion: boolean;
  hint(situation: Situation): string | Hint;
  form?(situation: Situation): Column[];
  act(press: Press): void;
}
