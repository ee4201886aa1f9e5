import type { RetailDatabase } from '../../database/sqlite.ts';

export interface DeputyRow {
  usercode: string;
  deputy: string;
  /** Calendar days in the enterprise's zone, both included. */
  startdate: string;
  enddate: string;
}

/** The deputy of an account on a day, or undefined. */
function deputyOn(db: RetailDatabase, usercode: string, day: string): DeputyRow | undefined {
  return db
    .prepare<DeputyRow>(
      `SELECT usercode, deputy, startdate, enddate FROM process_deputy WHERE usercode = ? AND startdate <= ? AND enddate >= ?
       ORDER BY created DESC LIMIT 1`,
    )
    .get([usercode, day, day]);
}

/** The current or future absence; past ones are history. */
export function deputyAhead(
  db: RetailDatabase,
  usercode: string,
  day: string,
): DeputyRow | undefined {
  return db
    .prepare<DeputyRow>(
      `SELECT usercode, deputy, startdate, enddate FROM process_deputy WHERE usercode = ? AND enddate >= ?
       ORDER BY startdate LIMIT 1`,
    )
    .get([usercode, day]);
}

/**
 * The account that gets a task: the deputy of an absent account, or that one's deputy in turn. When this leads in a circle, or to the
 * initiator, who must not decide on the own document, the task stays with the original account.
 */
function whoActsFor(db: RetailDatabase, usercode: string, day: string, initiator: string): string {
  const seen = [usercode];
  for (;;) {
    const next = deputyOn(db, seen.at(-1) ?? usercode, day)?.deputy;
    if (next === undefined) return seen.at(-1) ?? usercode;
    if (seen.includes(next) || next === initiator) return usercode;
    seen.push(next);
  }
}

/** The accounts that act in a step, each with the absent account that it replaces. An account acts only once, even in two roles. */
export function actingFor(
  db: RetailDatabase,
  meant: readonly string[],
  day: string,
  initiator: string,
): Map<string, string | null> {
  const acting = new Map<string, string | null>();
  for (const usercode of meant) {
    const assignee = whoActsFor(db, usercode, day, initiator);
    acting.set(assignee, assignee === usercode ? (acting.get(assignee) ?? null) : usercode);
  }
  return acting;
}
