import type { RetailDatabase } from '../../database/sqlite.ts';
import { START, START_NAME, type ProcessDefinition } from './definition.ts';
import { tasksOf, type InstanceRow, type TaskRow } from './process-rows.ts';

/** A visit to a step that still counts; repeating a step invalidates its earlier visits. */
export interface Visit {
  step: string;
  tasks: TaskRow[];
}

/** The steps that led to the current one, in order. A return starts again from the step it led to. */
export function visitsOf(tasks: readonly TaskRow[]): Visit[] {
  const rounds = new Map<number, TaskRow[]>();
  for (const task of tasks)
    if (task.kind !== 'mark') rounds.set(task.round, [...(rounds.get(task.round) ?? []), task]);
  const visits: Visit[] = [];
  for (const [, ofRound] of [...rounds].toSorted(([a], [b]) => a - b)) {
    const step = ofRound[0]?.step ?? START;
    if (step === START) visits.length = 0;
    const before = visits.findIndex((visit) => visit.step === step);
    if (before >= 0) visits.length = before;
    if (step !== START) visits.push({ step, tasks: ofRound });
  }
  return visits;
}

/** The steps to which an instance can be returned: its start, and the steps taken since. */
export function stepsBefore(
  db: RetailDatabase,
  process: ProcessDefinition,
  { instanceid, step, initiator }: InstanceRow,
): { code: string; name: string; usercodes: string[] }[] {
  const visits = visitsOf(tasksOf(db, instanceid)).filter((visit) => visit.step !== step);
  const gone = process.steps.flatMap(({ code, name }) => {
    const visit = visits.find((one) => one.step === code);
    return visit
      ? [
          {
            code,
            name,
            usercodes: visit.tasks.filter(({ kind }) => kind === 'step').map((one) => one.assignee),
          },
        ]
      : [];
  });
  return [{ code: START, name: START_NAME, usercodes: [initiator] }, ...gone];
}
