import type { ApprovalsPressMutation } from './ApprovalList.gen.ts';
import type { Approval } from './useApprovals.ts';

export type BatchButton = Approval['batchButtons'][number];

/** Returns the key of a row: its task code or, without a task, its instance code. */
export function rowKeyOf({
  instanceCode,
  taskCode,
}: Pick<Approval, 'instanceCode' | 'taskCode'>): string {
  return taskCode ?? instanceCode;
}

/** Whether a button can be used for several approvals: it has no form of its own. */
const isBatchable = ({ form }: BatchButton): boolean => form.length === 0;

const isSameButton = (left: BatchButton, right: BatchButton): boolean =>
  left.action === right.action && left.name === right.name;

export function isSelectable({ batchButtons }: Approval): boolean {
  return batchButtons.some(isBatchable);
}

/** Returns the buttons that all rows have, in the order of the first row. */
export function commonButtons(rows: readonly Approval[]): readonly BatchButton[] {
  const [first, ...others] = rows;
  return (first?.batchButtons ?? []).filter(
    (button) =>
      isBatchable(button) &&
      others.every(({ batchButtons }) =>
        batchButtons.some((candidate) => isBatchable(candidate) && isSameButton(candidate, button)),
      ),
  );
}

/** Returns the id of this button in each row; ids differ between rows. */
export function buttonIds(rows: readonly Approval[], button: BatchButton): readonly string[] {
  return rows.flatMap(({ batchButtons }) =>
    batchButtons
      .filter((candidate) => isBatchable(candidate) && isSameButton(candidate, button))
      .map(({ id }) => id)
      .slice(0, 1),
  );
}

/** The result of a batch action. `done` is the number of successful rows. */
export interface BatchResult {
  name: string;
  done: number;
  /** Named by the number of the document. */
  refused: readonly { key: string; name: string; reason: string }[];
}

type Payload = NonNullable<ApprovalsPressMutation['workflowBatchSubmit']>;

export function toBatchResult(
  name: string,
  rows: readonly Approval[],
  ids: readonly string[],
  { outcomes }: Payload,
): BatchResult {
  const rowOutcomes = rows.map((row, index) => ({
    row,
    outcome: outcomes.find(({ button }) => button === ids[index]),
  }));
  const refused = rowOutcomes.filter(({ outcome }) => outcome?.isDone !== true);
  return {
    name,
    done: rowOutcomes.length - refused.length,
    refused: refused.map(({ row, outcome }) => ({
      key: rowKeyOf(row),
      name: row.documentNumber,
      reason: outcome?.userErrors[0]?.message ?? '',
    })),
  };
}

/**
 * Returns whether the outcome of some rows is unknown because the services did not answer in time.
 */
export function hasUnknownOutcome({ outcomes }: Payload): boolean {
  return outcomes.some(({ userErrors }) =>
    userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN'),
  );
}
