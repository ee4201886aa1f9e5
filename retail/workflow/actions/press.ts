import { RetailError } from '../../server/envelope.ts';
import { processOf } from '../definitions/catalogue.ts';
import type { Move } from '../process/move.ts';
import type { InstanceRow, TaskRow } from '../process/process-rows.ts';
import { offersOf } from '../verbs/catalogue.ts';

export interface Pressing {
  instance: InstanceRow;
  task: TaskRow;
  action: string;
  opinion: string;
  input: Readonly<Record<string, unknown>>;
}

/** Performs the action of a button of a waiting task, and notifies everybody concerned. */
export function press(move: Move, { instance, task, action, opinion, input }: Pressing): void {
  const process = processOf(instance);
  const offer = offersOf(process, task).find(({ verb }) => verb.actionName === action);
  if (!offer) throw new RetailError('A0301', `Not permitted in this step: ${action}`);
  const { verb, buttonName } = offer;
  if (verb.needsOpinion && opinion === '')
    throw new RetailError('A0400', `Bad parameter opinion: ${buttonName} needs one`);
  verb.act({ move, process, instance, task, buttonName, opinion, input });
  move.notifications.send(instance.instanceid);
}
