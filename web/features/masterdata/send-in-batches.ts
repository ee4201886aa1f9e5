/**
 * Rows per bulk-edit request. The services change each row separately, and the gateway allows 300
 * calls per request.
 */
export const BATCH_SIZE = 100;

/** Why a batch failed as a whole. */
interface BatchFailure {
  reason: string;
  /** True if certainly no row of the batch was changed. */
  isCertain: boolean;
  /** The reason is a message of the services and can be shown on its own. */
  isRefusal?: boolean;
}

/** The answer for one batch. */
export type BatchAnswer<Outcome> = { outcomes: readonly Outcome[] } | BatchFailure;

export interface BatchesAnswer<Row, Outcome> {
  /** Outcomes of the batches that were answered row by row. */
  outcomes: readonly Outcome[];
  /**
   * The first batch that failed as a whole, and the rows not sent after it; null if none failed.
   */
  stopped: (BatchFailure & { part: readonly Row[]; notSent: readonly Row[] }) | null;
}

/**
 * Sends rows in sequential batches and returns the outcomes of all of them. Stops at the first
 * batch that fails as a whole.
 */
export async function sendInBatches<Row, Outcome>(
  rows: readonly Row[],
  size: number,
  send: (part: readonly Row[]) => Promise<BatchAnswer<Outcome>>,
): Promise<BatchesAnswer<Row, Outcome>> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    const answer = await send(part);
    if ('reason' in answer)
      return { outcomes, stopped: { ...answer, part, notSent: rows.slice(from + size) } };
    outcomes.push(...answer.outcomes);
  }
  return { outcomes, stopped: null };
}
