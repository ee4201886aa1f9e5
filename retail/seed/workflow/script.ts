import type { ProcessDefinition } from '../../workflow/process/definition.ts';
import type { SheetWanted } from '../sheets/sheet-wanted.ts';
import type { InstanceRow, TaskRow } from '../../workflow/process/process-rows.ts';

/** Special actions on an instance: at which of its actions, counted from 0, and the input. */
export interface Incident {
  at: number;
  action: 'reject' | 'return' | 'transfer' | 'delegate' | 'addsign' | 'cancel' | 'withdraw';
  opinion: string;
  input?: Readonly<Record<string, string>>;
}

/** The course of a demo instance. */
export interface Script {
  n: number;
  process: ProcessDefinition;
  initiator: string;
  submitter: string;
  /** In working hours. */
  started: number;
  /** Working hours between two actions, by the number of previous actions. */
  pause(moment: number, now: number): number;
  incidents: readonly Incident[];
  supplierid?: string;
  /** An existing document, by the time it was created. */
  document?: (created: number) => SheetWanted;
  /** Whether it stays unfinished; an instance that runs to its end does not. */
  stays(instance: InstanceRow, pending: readonly TaskRow[], moment: number): boolean;
}
