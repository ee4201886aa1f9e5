/** Identifies an approval: a process instance and one of its tasks, or only the instance. */
export interface ApprovalTarget {
  instanceCode: string;
  taskCode: string | null;
}

/** Returns a unique text for the target, used as a key. */
export function targetKey({ instanceCode, taskCode }: ApprovalTarget): string {
  return `${instanceCode}/${taskCode ?? ''}`;
}

/** The position of a target in a list, with its neighbors. */
export interface QueuePosition {
  /**
   * From 1; null if the target is not in the list, because it was opened by its address or the list
   * has changed.
   */
  number: number | null;
  count: number;
  previous: ApprovalTarget | null;
  next: ApprovalTarget | null;
}

export function findQueuePosition(
  queue: readonly ApprovalTarget[],
  target: ApprovalTarget,
): QueuePosition {
  const index = queue.findIndex((candidate) => targetKey(candidate) === targetKey(target));
  if (index === -1) return { number: null, count: queue.length, previous: null, next: null };
  return {
    number: index + 1,
    count: queue.length,
    previous: queue[index - 1] ?? null,
    next: queue[index + 1] ?? null,
  };
}
