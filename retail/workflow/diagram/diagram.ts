import type { components } from '../../../schema/generated/retail.ts';
import { dateTimesIn } from '../../server/calendar.ts';
import { enterpriseZone } from '../../accounts/enterprise-zone.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { requireSight } from '../access.ts';
import {
  END,
  START,
  START_NAME,
  type ProcessDefinition,
  type StepDefinition,
} from '../process/definition.ts';
import { processOf } from '../definitions/catalogue.ts';
import { diagramLinks } from './diagram-links.ts';
import { visitsOf, type Visit } from '../process/path.ts';
import { nameOf } from '../people/people.ts';
import {
  isUnderWay,
  requireInstance,
  tasksOf,
  type InstanceRow,
  type TaskRow,
} from '../process/process-rows.ts';
import { assigneesOf } from '../process/route.ts';
import { conditionOf } from '../process/conditions.ts';

type ProcessDiagram = components['schemas']['ProcessDiagram'];
type DiagramStep = ProcessDiagram['steps'][number];

export const diagramServices: ServiceTable = {
  '/api/msc-bpm/process/getDiagram': ({ workflowInstanceId }, context): ProcessDiagram => {
    const instance = requireInstance(context.db, workflowInstanceId);
    requireSight(instance, context);
    return diagramOf(instance, context);
  },
};

function diagramOf(instance: InstanceRow, context: ServiceContext): ProcessDiagram {
  const { db } = context;
  const process = processOf(instance);
  const tasks = tasksOf(db, instance.instanceid);
  const visits = visitsOf(tasks);
  const format = dateTimesIn(enterpriseZone(context));
  const formatOrNull = (moment: number | null | undefined) =>
    moment == null ? null : format(moment);
  const steps: DiagramStep[] = [
    {
      code: START,
      name: START_NAME,
      kind: 'start',
      state: instance.status === 'returned' ? 'current' : 'done',
      assigneeNames: [nameOf(db, instance.initiator)],
      startdate: format(instance.started),
      finishdate: formatOrNull(lastHandedIn(tasks)),
    },
    ...process.steps.map((step) => stepIn(db, process, instance, step, visits, formatOrNull)),
    {
      code: END,
      name: '结束',
      kind: 'end',
      state: instance.status === 'approved' ? 'done' : isUnderWay(instance) ? 'ahead' : 'skipped',
      assigneeNames: [],
      finishdate: formatOrNull(instance.finished),
    },
  ];
  const path = [
    START,
    ...visits.map(({ step }) => step),
    ...(instance.status === 'approved' ? [END] : []),
  ];
  const named = steps.map((step) => ({
    ...step,
    entrycode: entryCodeOf('step', step.name),
    noteentrycode: entryCodeOf('condition', step.note),
  }));
  return { steps: named, links: diagramLinks(process, path) };
}

/** When it was last submitted. */
function lastHandedIn(tasks: readonly TaskRow[]): number | null {
  const isHandedIn = ({ step, action }: TaskRow) =>
    step === START && (action === 'submit' || action === 'send');
  return tasks.findLast(isHandedIn)?.finished ?? null;
}

function stepIn(
  db: RetailDatabase,
  process: ProcessDefinition,
  instance: InstanceRow,
  step: StepDefinition,
  visits: readonly Visit[],
  formatOrNull: (moment: number | null | undefined) => string | null,
): DiagramStep {
  const visit = visits.find((one) => one.step === step.code);
  const meant = assigneesOf(db, step, instance);
  const people = visit
    ? visit.tasks.filter(({ kind }) => kind === 'step').map(({ assignee }) => assignee)
    : meant;
  const state = stateOf(process, instance, step, visit !== undefined, meant.length > 0);
  const ends = visit?.tasks.map(({ finished }) => finished ?? 0) ?? [];
  return {
    code: step.code,
    name: step.name,
    kind: step.kind,
    state,
    assigneeNames: [...new Set(people)].map((usercode) => nameOf(db, usercode)),
    startdate: visit ? formatOrNull(Math.min(...visit.tasks.map(({ created }) => created))) : null,
    finishdate: visit && state !== 'current' ? formatOrNull(Math.max(...ends)) : null,
    note:
      conditionOf(step) ??
      (state === 'skipped' && !visit && meant.length === 0 ? nobody(step) : null),
  };
}

function stateOf(
  process: ProcessDefinition,
  instance: InstanceRow,
  step: StepDefinition,
  isVisited: boolean,
  hasPeople: boolean,
): DiagramStep['state'] {
  const order = process.steps.map(({ code }) => code);
  const [here, at] = [order.indexOf(step.code), order.indexOf(instance.step ?? START)];
  if (here === at && instance.status === 'running') return 'current';
  if (here === at && instance.status === 'rejected') return 'rejected';
  if (
    isVisited &&
    instance.status !== 'returned' &&
    (here !== at || instance.status === 'approved')
  )
    return 'done';
  return here > at && isUnderWay(instance) && hasPeople ? 'ahead' : 'skipped';
}

/** Why a step has no actor although the amount requires it. */
function nobody({ actors }: StepDefinition): string {
  return actors.some(({ by }) => by === 'supplier')
    ? '供应商没有账号，自动通过'
    : '没有其他审批人，自动通过';
}
