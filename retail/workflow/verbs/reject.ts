import { end } from '../process/steps.ts';
import { closeTask } from '../tasks.ts';
import type { Verb } from './verb.ts';

export const REJECT: Verb = {
  actionName: 'reject',
  buttonName: '驳回',
  btnType: 'danger',
  icon: 'times',
  needsOpinion: true,
  hint: () => '整个流程结束，单据不生效',
  act({ move, instance, task, buttonName, opinion }) {
    closeTask(move, task, { action: 'reject', buttonname: buttonName, opinion });
    end(move, instance, 'rejected', task.taskid);
  },
};
