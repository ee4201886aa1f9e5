import type { ApprovalStep } from '../approval.ts';

/** How many times somebody has acted, and from when to when that took; until now while something waits. */
export function historySpan(
  history: readonly ApprovalStep[],
  now: number,
): { acted: number; from: string | null; to: string | number } {
  const done = history.filter(({ state }) => state === 'DONE');
  const starts = history.flatMap(({ startedAt, finishedAt }) => startedAt ?? finishedAt ?? []);
  const ends = done.flatMap(({ finishedAt }) => finishedAt ?? []);
  const waits = history.some(({ state }) => state === 'PENDING');
  return {
    acted: done.length,
    from: extreme(starts, -1),
    to: waits ? now : (extreme(ends, 1) ?? now),
  };
}

/** The earliest (-1) or the latest (1) of moments that may have been written with different offsets. */
function extreme(moments: readonly string[], direction: 1 | -1): string | null {
  const sorted = [...moments].sort(
    (one, other) => direction * (new Date(other).getTime() - new Date(one).getTime()),
  );
  return sorted[0] ?? null;
}
