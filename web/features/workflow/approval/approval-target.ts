/** Which process instance is looked at, and as which of its tasks; without a task it is the instance itself. */
export interface ApprovalTarget {
  instanceCode: string;
  taskCode: string | null;
}

/** One text for it, for keys of what belongs to it. */
export function codeOfTarget({ instanceCode, taskCode }: ApprovalTarget): string {
  return `${instanceCode}/${taskCode ?? ''}`;
}

/** Where a target stands in a list, and its neighbours there. */
export interface QueuePlace {
  /** From 1; null when the target is not in the list: it was opened by its address, or the list is another by now. */
  number: number | null;
  count: number;
  previous: ApprovalTarget | null;
  next: ApprovalTarget | null;
}

export function placeIn(queue: readonly ApprovalTarget[], target: ApprovalTarget): QueuePlace {
  const at = queue.findIndex((one) => codeOfTarget(one) === codeOfTarget(target));
  if (at === -1) return { number: null, count: queue.length, previous: null, next: null };
  return {
    number: at + 1,
    count: queue.length,
    previous: queue[at - 1] ?? null,
    next: queue[at + 1] ?? null,
  };
}
