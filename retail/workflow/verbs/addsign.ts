import { RetailError } from '../../server/envelope.ts';
import { requireColleague } from '../people/colleagues.ts';
import { addMark, addTask, pauseTask } from '../tasks.ts';
import { titleOf } from '../titles.ts';
import { opinionField, personField } from './fields.ts';
import type { Verb } from './verb.ts';

const MOST = 5;

const POSITIONS = [
  { value: 'before', label: '在我之前', entrycode: 'field.addsign.before' },
  { value: 'after', label: '在我之后', entrycode: 'field.addsign.after' },
] as const;

export const ADD_SIGN: Verb = {
  actionName: 'addsign',
  buttonName: '加签',
  btnType: 'text',
  icon: 'user-plus',
  needsOpinion: false,
  hint: () => '增加审批人，在您之前或之后审批',
  form: ({ task }) => [
    {
      columnname: 'position',
      columntype: 'Radio',
      columntitle: '加签位置',
      columndefval: 'before',
      validempty: '0',
      columndata: JSON.stringify(POSITIONS),
      columnspan: 12,
    },
    personField('加签人', task.taskid),
    opinionField('加签说明', false),
  ],

  act({ move, instance, task, buttonName, opinion, input }) {
    const kind = POSITIONS.find(({ value }) => value === input.position)?.value;
    if (kind === undefined)
      throw new RetailError('A0400', 'Bad parameter position: must be before or after');
    const codes = [
      ...new Set(typeof input.usercode === 'string' ? input.usercode.split(',') : ['']),
    ];
    if (codes.length > MOST)
      throw new RetailError('A0400', `Bad parameter usercode: at most ${MOST} at once`);
    const people = codes.map((code) => requireColleague(move.db, instance, task, code));
    const pressed = { action: 'addsign', buttonname: buttonName, opinion };
    if (kind === 'before') pauseTask(move, task, pressed);
    else
      addMark(move, instance, {
        step: task.step,
        activity: task.activity,
        assignee: move.by,
        ...pressed,
      });
    for (const assignee of people) {
      const status = kind === 'before' ? 'pending' : 'waiting';
      const { step, activity, round } = task;
      const added = {
        kind,
        step,
        activity: `${activity}（加签）`,
        round,
        parent: task.taskid,
        assignee,
        status,
      } as const;
      const { taskid } = addTask(move, instance.instanceid, { ...added, step });
      if (kind === 'before')
        move.notifications.todo(
          assignee,
          instance,
          taskid,
          `${titleOf(move.db, instance)}请您加签审批`,
        );
    }
    move.notifications.touch(move.by, instance.initiator, instance.submitter);
  },
};
