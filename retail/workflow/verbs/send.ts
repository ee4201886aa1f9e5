import { START } from '../process/definition.ts';
import { actingFor } from '../people/deputies.ts';
import { nameOf } from '../people/people.ts';
import { isOpen, tasksOf } from '../process/process-rows.ts';
import { stopAfter } from '../process/route.ts';
import { settle } from '../process/settle.ts';
import { goOn } from '../process/steps.ts';
import { closeTask } from '../tasks.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import { type Hint, hintOf, type HintParameter } from './hint.ts';
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
      return hintOf('hint.reply', [people(situation, [parent])]);
    if (parent && task.kind === 'before') return hintOf('hint.then', [people(situation, [parent])]);
    const after = round.filter(
      (one) => one.parent === task.taskid && one.kind === 'after' && isOpen(one),
    );
    if (after.length > 0) return hintOf('hint.thenadded', [people(situation, after)]);
    const others = round.filter((one) => one.taskid !== task.taskid && isOpen(one));
    const step = situation.process.steps.find(({ code }) => code === instance.step);
    if (others.length > 0 && step?.kind !== 'anyone')
      return hintOf('hint.others', [people(situation, others)]);
    return whereTo(situation);
  },

  act({ move, process, instance, task, buttonName, opinion }) {
    closeTask(move, task, { action: 'send', buttonname: buttonName, opinion });
    move.documents.markStep(instance.bizkey, move.by);
    if (task.kind === 'start') goOn(move, process, instance, START);
    else settle(move, process, instance);
  },
};

function whereTo(situation: Situation): string | Hint {
  const { db, day, process, instance, task } = situation;
  const stop = stopAfter(db, process, instance, task.kind === 'start' ? START : instance.step);
  if (!stop) return '流程结束，单据生效';
  const { step, assignees } = stop;
  const acting = [...actingFor(db, assignees, day, instance.initiator).keys()];
  return hintOf('hint.next', [
    { names: [step.name], entrycode: entryCodeOf('step', step.name) },
    people(
      situation,
      acting.map((assignee) => ({ assignee })),
    ),
  ]);
}

function people({ db }: Situation, tasks: readonly { assignee: string }[]): HintParameter {
  return { names: tasks.map(({ assignee }) => nameOf(db, assignee)) };
}
