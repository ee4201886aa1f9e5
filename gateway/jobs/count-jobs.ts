import type { DurableQueries } from '../store/durable.ts';

/** The number of jobs in each status, for the metrics. */
export async function countJobs(durable: DurableQueries): Promise<Record<string, number>> {
  const rows = await durable.all<{ status: string; count: number }>(
    'SELECT status, count(*) AS count FROM job GROUP BY status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
