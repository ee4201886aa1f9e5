import { RetailError } from '../../server/envelope.ts';
import { START } from '../process/definition.ts';
import { stepOf } from '../definitions/catalogue.ts';
import { stepsBefore } from '../process/path.ts';
import { assigneesOf } from '../process/route.ts';
import { enterStep, giveBack } from '../process/steps.ts';
import { cancelAll, closeTask } from '../tasks.ts';
import { opinionField } from './fields.ts';
import type { Verb } from './verb.ts';

export const RETURN_TO: Verb = {
  actionName: 'return',
  buttonName: '退回',
  btnType: 'secondary',
  icon: 'reply',
  needsOpinion: true,
  hint: () => '退回到发起人或已审批过的节点，从那里重新流转',
  form: ({ task }) => [
    {
      columnname: 'step',
      columntype: 'SelectRest',
      columntitle: '退回到',
      columndefval: START,
      validempty: '0',
      columnrest: '/api/msc-bpm/option/steps',
      columnrestparams: JSON.stringify({ taskId: task.taskid }),
      columnrestmap: '{"value":"code","label":"name"}',
      columnspan: 12,
    },
    opinionField('退回原因', true),
  ],

  act({ move, process, instance, task, buttonName, opinion, input }) {
    const code = typeof input.step === 'string' ? input.step : '';
    if (!stepsBefore(move.db, process, instance).some((step) => step.code === code))
      throw new RetailError('A0400', 'Bad parameter step: none that the process has gone through');
    closeTask(move, task, { action: 'return', buttonname: buttonName, opinion });
    cancelAll(move, instance.instanceid, task.taskid);
    const step = stepOf(process, code);
    if (!step) {
      giveBack(move, instance);
      return;
    }
    const assignees = assigneesOf(move.db, step, instance);
    if (assignees.length === 0)
      throw new RetailError(
        'A0400',
        `Bad parameter step: nobody is to act in ${step.name} any more`,
      );
    enterStep(move, instance, { step, assignees });
  },
};
