import { START } from '../process/definition.ts';
import { actingFor } from '../people/deputies.ts';
import { nameOf, namesOf } from '../people/people.ts';
import { isOpen, tasksOf } from '../process/process-rows.ts';
import { stopAfter } from '../process/route.ts';
import { settle } from '../process/settle.ts';
import { goOn } from '../process/steps.ts';
import { closeTask } from '../tasks.ts';
import type { Situation, Verb } from './verb.ts';

export const SEND: Verb = {
  actionName: 'send',
  buttonName: '同意',
  btnType: 'primary',
  icon: 'check',
  needsOpinion: true,

  hint(situation) {
    const { db, instance, task } = situation;
    const round = tasksOf(db, instance.instanceid).filter((one) => one.round === task.round);
    const parent = round.find(({ taskid }) => taskid === task.parent);
    if (parent && task.kind === 'delegate')
      return `意见将返回给 ${nameOf(db, parent.assignee)}，由其决定`;
    if (parent && task.kind === 'before') return `之后由 ${nameOf(db, parent.assignee)} 审批`;
    const after = round.filter(
      (one) => one.parent === task.taskid && one.kind === 'after' && isOpen(one),
    );
    if (after.length > 0) return `之后由 ${names(situation, after)} 加签审批`;
    const others = round.filter((one) => one.taskid !== task.taskid && isOpen(one));
    const step = situation.process.steps.find(({ code }) => code === instance.step);
    if (others.length > 0 && step?.kind !== 'anyone')
      return `还需 ${names(situation, others)} 会签`;
    return whereTo(situation);
  },

  act({ move, process, instance, task, buttonName, opinion }) {
    closeTask(move, task, { action: 'send', buttonname: buttonName, opinion });
    move.documents.markStep(instance.bizkey, move.by);
    if (task.kind === 'start') goOn(move, process, instance, START);
    else settle(move, process, instance);
  },
};

function whereTo({ db, day, process, instance, task }: Situation): string {
  const stop = stopAfter(db, process, instance, task.kind === 'start' ? START : instance.step);
  if (!stop) return '流程结束，单据生效';
  const { step, assignees } = stop;
  const acting = [...actingFor(db, assignees, day, instance.initiator).keys()];
  return `将流转到 ${step.name}（${namesOf(db, acting)}）`;
}

function names({ db }: Situation, tasks: readonly { assignee: string }[]): string {
  return namesOf(
    db,
    tasks.map(({ assignee }) => assignee),
  );
}
