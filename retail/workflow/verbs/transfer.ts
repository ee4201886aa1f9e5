import { requireColleague } from '../people/colleagues.ts';
import { titleOf } from '../titles.ts';
import { addTask, closeTask } from '../tasks.ts';
import { opinionField, personField } from './fields.ts';
import type { Verb } from './verb.ts';

export const TRANSFER: Verb = {
  actionName: 'transfer',
  buttonName: '转办',
  btnType: 'text',
  icon: 'share-alt',
  needsOpinion: true,
  hint: () => '由他人代您处理，责任随之转移',
  form: ({ task }) => [personField('转办给', task.taskid), opinionField('转办说明', true)],

  act({ move, instance, task, buttonName, opinion, input }) {
    const assignee = requireColleague(move.db, instance, task, input.usercode);
    closeTask(move, task, { action: 'transfer', buttonname: buttonName, opinion });
    const { kind, step, activity, round, parent, behalf } = task;
    const { taskid } = addTask(move, instance.instanceid, {
      kind,
      step,
      activity,
      round,
      parent,
      behalf,
      assignee,
    });
    // Tasks that waited for the former task now wait for the new one.
    move.db
      .prepare(
        "UPDATE process_task SET parent = ? WHERE parent = ? AND status IN ('pending','waiting')",
      )
      .run([taskid, task.taskid]);
    move.notifications.touch(instance.initiator, instance.submitter);
    move.notifications.todo(assignee, instance, taskid, `${titleOf(move.db, instance)}已转办给您`);
  },
};
