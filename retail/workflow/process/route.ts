import type { RetailDatabase } from '../../database/sqlite.ts';
import { accountsOf } from '../people/actors.ts';
import type { ProcessDefinition, StepDefinition } from './definition.ts';
import type { InstanceRow } from './process-rows.ts';

/** A step that an instance reaches, and who must act there. */
export interface Stop {
  step: StepDefinition;
  /** Account codes; never empty. */
  assignees: string[];
}

type Going = Pick<InstanceRow, 'initiator' | 'supplierid' | 'shopid' | 'amount'>;

/** Whether a step's condition holds; in a stocktake missing quantities count like surplus ones. */
function isAsked({ from }: StepDefinition, { amount }: Pick<InstanceRow, 'amount'>): boolean {
  return from === undefined || Math.abs(amount ?? 0) >= from;
}

/**
 * The accounts that act in a step: none when its condition is not met, when no account has such a post, or when only the initiator has it,
 * who must not decide on the own document.
 */
export function assigneesOf(db: RetailDatabase, step: StepDefinition, instance: Going): string[] {
  if (!isAsked(step, instance)) return [];
  const found = new Set(step.actors.flatMap((actor) => accountsOf(db, actor, instance)));
  if (step.kind === 'approval') {
    const [first] = found;
    return first === undefined || first === instance.initiator ? [] : [first];
  }
  return [...found].filter((usercode) => usercode !== instance.initiator);
}

/** The step after another one (or the first), skipping steps without actors; undefined at the end. */
export function stopAfter(
  db: RetailDatabase,
  process: ProcessDefinition,
  instance: Going,
  code: string | null,
): Stop | undefined {
  const from = process.steps.findIndex((step) => step.code === code) + 1;
  for (const step of process.steps.slice(from)) {
    const assignees = assigneesOf(db, step, instance);
    if (assignees.length > 0) return { step, assignees };
  }
  return undefined;
}
