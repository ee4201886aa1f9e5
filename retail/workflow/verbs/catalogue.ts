import { stepOf } from '../definitions/catalogue.ts';
import type { ProcessDefinition } from '../process/definition.ts';
import type { TaskRow } from '../process/process-rows.ts';
import { ADD_SIGN } from './addsign.ts';
import { CANCEL } from './cancel.ts';
import { DELEGATE } from './delegate.ts';
import { REJECT } from './reject.ts';
import { RETURN_TO } from './return.ts';
import { SEND } from './send.ts';
import { TRANSFER } from './transfer.ts';
import type { Verb } from './verb.ts';

/** Every verb of a task. */
const VERBS: readonly Verb[] = [SEND, REJECT, RETURN_TO, TRANSFER, DELEGATE, ADD_SIGN, CANCEL];

const USUAL = ['send', 'reject', 'return', 'transfer', 'delegate', 'addsign'];

/** The verbs and their names for tasks that do not belong to a step. */
const BY_KIND: Readonly<Partial<Record<TaskRow['kind'], Readonly<Record<string, string>>>>> = {
  start: { send: '重新提交' },
  delegate: { send: '回复意见' },
  before: { send: '同意', reject: '驳回', transfer: '转办' },
  after: { send: '同意', reject: '驳回', transfer: '转办' },
};

/** A verb as offered for a task. */
export interface Offer {
  verb: Verb;
  buttonName: string;
}

/** The available verbs of a task, in the order of its buttons. */
export function offersOf(
  process: ProcessDefinition,
  task: Pick<TaskRow, 'kind' | 'step'>,
): Offer[] {
  const own = BY_KIND[task.kind];
  const step = stepOf(process, task.step);
  const codes = own ? Object.keys(own) : (step?.verbs ?? USUAL);
  return codes.flatMap((code) => {
    const verb = VERBS.find(({ actionName }) => actionName === code);
    return verb
      ? [{ verb, buttonName: own?.[code] ?? step?.names?.[code] ?? verb.buttonName }]
      : [];
  });
}
