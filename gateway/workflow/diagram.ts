import type { components } from '../../schema/generated/retail.ts';
import type {
  ProcessDiagram,
  ProcessLink,
  ProcessStep,
  ProcessStepKind,
  ProcessStepState,
} from '../generated/resolvers.ts';
import { timeOf } from '../values/newest-rows.ts';
import { peopleOf } from '../values/person.ts';
import { codeOf, field, namesOf } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { ApprovalModel } from './approval.ts';

type Diagram = components['schemas']['ProcessDiagram'];

const KINDS: ReadonlyMap<string, ProcessStepKind> = new Map<string, ProcessStepKind>([
  ['start', 'START'],
  ['approval', 'APPROVAL'],
  ['countersign', 'COUNTERSIGN'],
  ['anyone', 'ANYONE'],
  ['end', 'END'],
]);

const STATES: ReadonlyMap<string, ProcessStepState> = new Map<string, ProcessStepState>([
  ['done', 'DONE'],
  ['current', 'CURRENT'],
  ['ahead', 'AHEAD'],
  ['skipped', 'SKIPPED'],
  ['rejected', 'REJECTED'],
]);

/** The diagram of a process; null if the services have none. Links to unknown steps are dropped. */
export async function findDiagram(
  retail: RetailClient,
  { row }: ApprovalModel,
  timeZone: string,
): Promise<ProcessDiagram | null> {
  const data = await retail.call('processDiagram', {
    workflowInstanceId: codeOf(row.workflowInstanceId),
  });
  const steps = rowsOf<Diagram['steps'][number]>('processDiagram', field(data, 'steps')).map(
    (step) => stepOf(step, timeZone),
  );
  const known = new Map(steps.filter(({ code }) => code !== '').map((step) => [step.code, step]));
  const links = rowsOf<Diagram['links'][number]>('processDiagram', field(data, 'links')).map(
    linkOf,
  );
  if (known.size === 0) return null;
  return {
    steps: [...known.values()],
    links: links.filter(({ from, to }) => known.has(from) && known.has(to)),
  };
}

/** Converts a step. An unknown kind becomes APPROVAL, an unknown state AHEAD. */
function stepOf(step: Diagram['steps'][number], timeZone: string): ProcessStep {
  const code = codeOf(step.code);
  return {
    code,
    name: codeOf(step.name) || code,
    i18nCode: codeOf(step.entrycode) || null,
    kind: KINDS.get(codeOf(step.kind)) ?? 'APPROVAL',
    state: STATES.get(codeOf(step.state)) ?? 'AHEAD',
    assignees: peopleOf(step.assigneeNames),
    assigneeNames: namesOf(step.assigneeNames),
    startedAt: timeOf(step.startdate, timeZone),
    finishedAt: timeOf(step.finishdate, timeZone),
    note: codeOf(step.note) || null,
    noteI18nCode: codeOf(step.noteentrycode) || null,
  };
}

function linkOf(link: Diagram['links'][number]): ProcessLink {
  return {
    from: codeOf(link.from),
    to: codeOf(link.to),
    isTaken: link.taken === true,
    label: codeOf(link.label) || null,
    labelI18nCode: codeOf(link.entrycode) || null,
  };
}
