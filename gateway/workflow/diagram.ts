import type { components } from '../../schema/generated/retail.ts';
import type {
  ProcessDiagram,
  ProcessLink,
  ProcessStep,
  ProcessStepKind,
  ProcessStepState,
} from '../generated/resolvers.ts';
import { timeOf } from '../values/newest-rows.ts';
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

/** Null where the services have no picture of the process. A link to or from a step that is not there leads nowhere and is left out. */
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

/** An unknown kind is one person's decision, an unknown state still to come: the least that can be said. */
function stepOf(step: Diagram['steps'][number], timeZone: string): ProcessStep {
  const code = codeOf(step.code);
  return {
    code,
    name: codeOf(step.name) || code,
    i18nCode: codeOf(step.entrycode) || null,
    kind: KINDS.get(codeOf(step.kind)) ?? 'APPROVAL',
    state: STATES.get(codeOf(step.state)) ?? 'AHEAD',
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
