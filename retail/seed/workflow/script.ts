import type { ProcessDefinition } from '../../workflow/process/definition.ts';
import type { SheetWanted } from '../sheets/sheet-wanted.ts';
import type { InstanceRow, TaskRow } from '../../workflow/process/process-rows.ts';

/** What is done to an instance that is not just agreed to: at which of its moments, counted from 0, and what it takes. */
export interface Incident {
  at: number;
  action: 'reject' | 'return' | 'transfer' | 'delegate' | 'addsign' | 'cancel' | 'withdraw';
  opinion: string;
  input?: Readonly<Record<string, string>>;
}

/** How an instance of the demonstration goes. */
export interface Script {
  n: number;
  process: ProcessDefinition;
  initiator: string;
  submitter: string;
  /** In working hours. */
  started: number;
  /** Working hours from one moment to the next, given how many have been. */
  pause(moment: number, now: number): number;
  incidents: readonly Incident[];
  supplierid?: string;
  /** A document that is there already, given when it was made. */
  document?: (created: number) => SheetWanted;
  /** Whether it stays where it is; one that goes to its end never does. */
  stays(instance: InstanceRow, pending: readonly TaskRow[], moment: number): boolean;
}
