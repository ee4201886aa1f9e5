/** Rows of one change: the services take each by itself, and the gateway may make 300 calls for a request. */
export const ROWS_AT_ONCE = 100;

/** Why a part was not dealt with row by row. */
interface PartFailure {
  reason: string;
  /** Nothing of it was done. */
  isCertain: boolean;
  /** It was refused in words that stand for themselves. */
  isRefusal?: boolean;
}

/** How a part of the rows was answered. */
export type PartAnswer<Outcome> = { outcomes: readonly Outcome[] } | PartFailure;

export interface PartsAnswer<Row, Outcome> {
  /** Of the parts that were answered row by row. */
  outcomes: readonly Outcome[];
  /** Where it stopped: nothing is sent after a part that failed as a whole. */
  stopped: (PartFailure & { part: readonly Row[]; notSent: readonly Row[] }) | null;
}

/** Sends rows in parts, one after the other, so that any number of them can be changed, and tells what became of all of them. */
export async function inParts<Row, Outcome>(
  rows: readonly Row[],
  size: number,
  send: (part: readonly Row[]) => Promise<PartAnswer<Outcome>>,
): Promise<PartsAnswer<Row, Outcome>> {
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
