import { end } from '../process/steps.ts';
import { closeTask } from '../tasks.ts';
import type { Verb } from './verb.ts';

/** Ends the process without a rejection, because the document is no longer needed. */
export const CANCEL: Verb = {
  actionName: 'cancel',
  buttonName: '终止',
  btnType: 'danger',
  icon: 'ban',
  needsOpinion: true,
  hint: () => '终止流程，不再继续审批',
  act({ move, instance, task, buttonName, opinion }) {
    closeTask(move, task, { action: 'cancel', buttonname: buttonName, opinion });
    end(move, instance, 'rejected', task.taskid);
  },
};
