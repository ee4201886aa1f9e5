import type { DurableQueries } from '../store/durable.ts';

/** A job that has ended, without anything of its rows. */
export interface EndedJob {
  id: string;
  status: string;
  doneCount: number;
  endedAt: number;
}

interface EndedRow {
  id: string;
  status: string;
  done_count: number;
  ended_at: number;
}

/** Jobs that are reported at once; the rest with the next call. */
const MAX_ENDED = 100;

/** The jobs of an account that ended after a time, the earliest first. */
export async function endedJobs(
  queries: DurableQueries,
  accounts: readonly string[],
  after: number,
): Promise<EndedJob[]> {
  const rows = await queries.all<EndedRow>(
    `SELECT id, status, done_count, ended_at FROM job
     WHERE account IN (${accounts.map(() => '?').join(', ')}) AND ended_at > ? ORDER BY ended_at, id LIMIT ${MAX_ENDED}`,
    [...accounts, after],
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    doneCount: row.done_count,
    endedAt: row.ended_at,
  }));
}
