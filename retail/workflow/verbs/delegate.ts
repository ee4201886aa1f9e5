import { requireColleague } from '../people/colleagues.ts';
import { addTask, pauseTask } from '../tasks.ts';
import { titleOf } from '../titles.ts';
import { opinionField, personField } from './fields.ts';
import type { Verb } from './verb.ts';

export const DELEGATE: Verb = {
  actionName: 'delegate',
  buttonName: '委派',
  btnType: 'text',
  icon: 'user-edit',
  needsOpinion: false,
  hint: () => '请他人先给意见，之后仍回到您这里',
  form: ({ task }) => [personField('委派给', task.taskid), opinionField('委派说明', false)],

  act({ move, instance, task, buttonName, opinion, input }) {
    const assignee = requireColleague(move.db, instance, task, input.usercode);
    pauseTask(move, task, { action: 'delegate', buttonname: buttonName, opinion });
    const { taskid } = addTask(move, instance.instanceid, {
      kind: 'delegate',
      step: task.step,
      activity: task.activity,
      round: task.round,
      parent: task.taskid,
      assignee,
      behalf: task.assignee,
    });
    move.notifications.touch(instance.initiator, instance.submitter);
    move.notifications.todo(
      assignee,
      instance,
      taskid,
      `${titleOf(move.db, instance)}请您给出意见`,
    );
  },
};
