import type { components } from '../../../schema/generated/retail.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import type { ProcessDefinition } from '../process/definition.ts';
import type { Move } from '../process/move.ts';
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

/** A button of a task that is pressed. */
interface Press extends Omit<Situation, 'db' | 'day'> {
  move: Move;
  /** What the button was called. */
  buttonName: string;
  /** Trimmed; empty when there is none. */
  opinion: string;
  /** What its form asked for. */
  input: Readonly<Record<string, unknown>>;
}

/** What may be done with a task. One file each, one line in `catalogue.ts`. */
export interface Verb {
  /** Last part of its address. */
  actionName: string;
  buttonName: string;
  btnType: 'primary' | 'danger' | 'secondary' | 'text';
  icon: string;
  /** Without words it is refused. */
  needsOpinion: boolean;
  hint(situation: Situation): string;
  form?(situation: Situation): Column[];
  act(press: Press): void;
}
